import { type MouseEvent, useId, useState } from 'react';
import { useSite, useWords } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Picture } from 'shared-contracts/kit/picture';
import { mayEmbed } from 'shared-contracts/remote/embeds';
import styles from './film.module.css';
import { words } from './words.ts';

/** A poster until a click, which loads the player of another origin (HOME-05). Without scripts the poster is a link. */
export function Film({ poster }: { readonly poster: Image | null }) {
  const t = useWords(words);
  const { video } = useSite();
  const id = useId();
  const [playing, setPlaying] = useState(false);
  if (!video || !/^https:\/\/[^/?#]/.test(video.embedUrl)) return null;

  const play = (event: MouseEvent) => {
    // Modifier keys open a new tab; a content security policy without the player's origin leaves the link as it is.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !mayEmbed('video')) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <section className={`container ${styles.film}`} aria-labelledby={id}>
      <h2 id={id}>
        <CatalogueText text={video.title} />
      </h2>
      <div className={styles.screen}>
        {playing ? (
          <iframe
            src={video.embedUrl}
            title={video.title}
            // The player has another origin, so its permissions cannot reach this page.
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
      <p className="small muted">{t('filmFrom')}</p>
    </section>
  );
}
