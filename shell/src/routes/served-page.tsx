import { type ComponentProps, useEffect, useState } from 'react';
import { Unavailable, useLanguage } from 'shared-contracts';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import { teamOf } from 'shared-contracts/remote/teams';
import { useShell } from './shell-context.tsx';
import { loadTeamWords } from './words-of-page.ts';

/** Before the second attempt to load the page's code; each further pause is twice as long. Milliseconds. */
const FIRST_PAUSE_MS = 5000;

/** React leaves the children of a `dangerouslySetInnerHTML` element as the server rendered them when it hydrates. */
const AS_SERVED = { __html: '' };

interface ServedPageProps extends ComponentProps<'div'> {
  readonly page: RemoteModuleId;
  readonly onLoaded: () => void;
}

/**
 * The server's markup of a first page whose code is late or broken: it is readable, and its links work. Says what is
 * missing, and loads the code at intervals and on Retry (SH-12).
 */
export function ServedPage({ page, onLoaded, ...mark }: ServedPageProps) {
  const { modules } = useShell();
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const onFailure = () => {
      if (!isCurrent) return;
      setMissing(true);
      timer = setTimeout(() => setAttempt(attempt + 1), FIRST_PAUSE_MS * 2 ** attempt);
    };
    // Without its texts the page shows English.
    const texts = loadTeamWords(teamOf(page), language, modules).catch(() => undefined);
    Promise.all([modules.load(page), texts]).then(() => isCurrent && onLoaded(), onFailure);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [page, language, attempt, onLoaded, modules]);
  return (
    <>
      {isMissing && <Unavailable onRetry={() => setAttempt(attempt + 1)} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and the server's markup stays. */}
      <div {...mark} dangerouslySetInnerHTML={AS_SERVED} suppressHydrationWarning />
    </>
  );
}
