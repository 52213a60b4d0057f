import { type MouseEvent, useId, useState } from 'react';
import { useSite, useWords } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import { Picture } from 'shared-contracts/kit/picture';
import { mayEmbed } from 'shared-contracts/remote/embeds';
import styles from './film.module.css';
import { words } from './words.ts';

/**
 * The store's film behind a poster: its player, of another origin, is asked for only after a click (HOME-05).
 * Without scripts the poster is a link to it.
 */
export function Film({ poster }: { readonly poster: Image | null }) {
  const t = useWords(words);
  const { video } = useSite();
  const id = useId();
  const [playing, setPlaying] = useState(false);
  const host = video && hostOf(video.embedUrl);
  if (!video || !host) return null;

  const play = (event: MouseEvent) => {
    // In a new tab if the shopper asks for one; in a document that lets no player in, the link leads to it.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !mayEmbed('video')) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <section className={`container ${styles.film}`} aria-labelledby={id}>
      <h2 id={id}>
        <bdi lang="en">{video.title}</bdi>
      </h2>
      <div className={styles.screen}>
        {playing ? (
          <iframe
            src={video.embedUrl}
            title={video.title}
            // The player is of another origin, so that what it may do in its own touches nothing of ours.
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            ref={(player) => player?.focus()}
          />
        ) : (
          <a
            href={video.embedUrl}
            rel="noopener noreferrer"
            className={styles.poster}
            aria-label={t('playFilm', { title: video.title })}
            onClick={play}
          >
            {poster && <Picture image={poster} sizes="(min-width: 1104px) 1040px, 100vw" fit="cover" alt="" />}
            <span className={styles.play} />
          </a>
        )}
      </div>
      <p className="small muted">{t('filmFrom', { host })}</p>
    </section>
  );
}

/** Null for what is no address of a player elsewhere on the web. */
function hostOf(address: string): string | null {
  return /^https:\/\/([^/?#]+)/.exec(address)?.[1] ?? null;
}
