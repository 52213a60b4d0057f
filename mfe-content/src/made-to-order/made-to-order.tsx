import { useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { FROM_TABLET, FROM_WHOLE_CONTAINER } from 'shared-contracts/kit/breakpoints';
import { buttonClass } from 'shared-contracts/kit/button';
import { EnquiryForm } from 'shared-contracts/kit/enquiry/enquiry-form';
import { Picture } from 'shared-contracts/kit/picture';
import { SafeHtml } from 'shared-contracts/kit/safe-html';
import surface from 'shared-contracts/kit/surface.module.css';
import { useEnquiryLabels } from '../enquiry-form/use-enquiry-labels.ts';
import { PageBanner } from '../page-banner/page-banner.tsx';
import { QuestionList } from '../questions/question-list.tsx';
import { picturesIn } from '../web-content/page-pictures.ts';
import { Audiences } from './audiences.tsx';
import type { MadeToOrderData } from './load-made-to-order.ts';
import styles from './made-to-order.module.css';
import { words } from './words.ts';

const GALLERY_SIZES = `${FROM_WHOLE_CONTAINER} 400px, ${FROM_TABLET} 32vw, 48vw`;

const call = async () => (await import('shared-contracts/api/insert-bulk-enquiry')).insertBulkEnquiry;

/** /bulk-order and /Customized-Furniture (CON-03). */
export function MadeToOrder({ meta, page, intro, text, questions }: MadeToOrderData) {
  const t = useWords(words);
  const form = useEnquiryLabels(t('requestBulk'));
  const gallery = picturesIn('gallery', meta);
  return (
    <div className={styles.page}>
      <PageBanner meta={meta}>
        <a href="#request" className={buttonClass({ kind: 'primary' })}>
          {t('requestBulk')}
        </a>
      </PageBanner>
      <SafeHtml tree={intro} className={`container prose ${styles.intro}`} />
      <Audiences pictures={meta.pictures} />
      <section id="request" className={`container ${styles.request}`} aria-labelledby="request-heading">
        <div className={`${surface.card} ${styles.form}`}>
          <h2 id="request-heading">{t('requestBulk')}</h2>
          <p className="muted">
            {page === 'customized-furniture' ? `${t('requestBulkText')} ${t('singleWelcome')}` : t('requestBulkText')}
          </p>
          <EnquiryForm draft={page} {...form} call={call} more={{ Page: page }} limits={LIMITS.bulkEnquiry} />
        </div>
      </section>
      {gallery.length > 0 && (
        <section className={`container ${styles.gallery}`} aria-labelledby="gallery">
          <h2 id="gallery">{t('fromTheWorkshop')}</h2>
          <ul>
            {gallery.map((image) => (
              <li key={image.Url}>
                <Picture image={image} sizes={GALLERY_SIZES} fit="cover" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={`container ${styles.text}`}>
        <SafeHtml tree={text} className="prose" />
        {questions.length > 0 && (
          <section aria-labelledby="made-questions">
            <h2 id="made-questions">{t('madeQuestions')}</h2>
            <QuestionList questions={questions} />
          </section>
        )}
      </div>
    </div>
  );
}
