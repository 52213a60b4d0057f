import { inLanguage, links, useLanguage, useWords } from 'shared-contracts';
import { Breadcrumb } from 'shared-contracts/kit/breadcrumb';
import { Button } from 'shared-contracts/kit/button';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import formStyles from 'shared-contracts/kit/form.module.css';
import { useSearchParams } from 'shared-contracts/router';
import { words as articleWords } from '../article/words.ts';
import { words as contactWords } from '../help-band/words.ts';
import styles from './unsubscribe.module.css';
import { words } from './words.ts';

/**
 * Ends the newsletter with one press. A form of the document's own, without scripts, which the shell's server handles: a
 * GET changes nothing, as mail programs open links to check them.
 */
export function Unsubscribe() {
  const t = useWords(words);
  const home = useWords(articleWords);
  const contact = useWords(contactWords);
  const language = useLanguage();
  const [query] = useSearchParams();
  const reader = query.get('reader');
  const isDone = query.get('outcome') === 'done';
  const hasFailed = query.get('outcome') === 'failed';
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumb crumbs={[{ name: home('home'), to: links.home() }, { name: t('unsubscribeTitle') }]} />
      <header>
        <h1 tabIndex={-1}>{t(isDone ? 'unsubscribed' : 'unsubscribeTitle')}</h1>
        <p className="lead">{t(isDone ? 'unsubscribedText' : reader ? 'unsubscribeIntro' : 'unsubscribeNoLink')}</p>
      </header>
      {isDone ? (
        <ButtonLink to={links.home()} kind="secondary">
          {home('backHome')}
        </ButtonLink>
      ) : reader ? (
        <form
          method="post"
          action={`${inLanguage(language, links.unsubscribe())}?reader=${encodeURIComponent(reader)}`}
          className={formStyles.form}
        >
          {hasFailed && (
            <p role="alert" className={formStyles.fault}>
              {t('unsubscribeFailed')}
            </p>
          )}
          <Button type="submit" kind="primary" className={styles.act}>
            {t('unsubscribe')}
          </Button>
        </form>
      ) : (
        <ButtonLink to={links.contact()} kind="secondary">
          {contact('helpContact')}
        </ButtonLink>
      )}
    </div>
  );
}
