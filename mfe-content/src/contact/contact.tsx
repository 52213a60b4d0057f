import { useWords } from 'shared-contracts';
import { EnquiryForm } from 'shared-contracts/kit/enquiry/enquiry-form';
import { SafeHtml } from 'shared-contracts/kit/safe-html';
import type { ArticleData } from '../article/load-article.ts';
import { useEnquiryLabels } from '../enquiry-form/use-enquiry-labels.ts';
import { StoreMap } from '../map/store-map.tsx';
import { PageBanner } from '../page-banner/page-banner.tsx';
import styles from './contact.module.css';
import { Details } from './details.tsx';
import { words } from './words.ts';

const call = async () => (await import('shared-contracts/api/contact-us')).contactUs;

/** Where the store is, how it is reached, and a form (CON-02). */
export function Contact({ meta, text }: ArticleData) {
  const t = useWords(words);
  const form = useEnquiryLabels(t('writeToUs'));
  return (
    <div className={styles.page}>
      <PageBanner meta={meta} />
      <div className={`container ${styles.columns}`}>
        <section className={styles.write} aria-labelledby="write-to-us">
          <h2 id="write-to-us">{t('writeToUs')}</h2>
          <p className="muted">{t('writeToUsText')}</p>
          <EnquiryForm draft="contact" {...form} call={call} />
        </section>
        <div className={styles.reach}>
          <Details />
          <SafeHtml tree={text} className="prose" />
        </div>
      </div>
      <StoreMap />
    </div>
  );
}
