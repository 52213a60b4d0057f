import { useSite, useWords } from 'shared-contracts';
import { telephoneLink } from 'shared-contracts/domain/telephone-link';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { EnquiryForm } from 'shared-contracts/kit/enquiry/enquiry-form';
import linkStyles from 'shared-contracts/kit/link.module.css';
import surface from 'shared-contracts/kit/surface.module.css';
import { TextField } from 'shared-contracts/kit/text-field';
import { useEnquiryLabels } from '../enquiry-form/use-enquiry-labels.ts';
import styles from './grievance.module.css';
import { words } from './words.ts';

const call = async () => (await import('shared-contracts/api/insert-grievance')).insertGrievance;
const RULES = { OrderNumber: { max: 40 } };

/** Who deals with complaints, as the law wants it named, and the form that reaches them (CON-07). */
export function Grievance() {
  const t = useWords(words);
  const { grievanceOfficer } = useSite();
  const form = useEnquiryLabels(t('grievanceForm'));
  return (
    <div className={styles.grievance}>
      {grievanceOfficer.name && (
        <section className={`${surface.card} ${styles.officer}`} aria-labelledby="grievance-officer">
          <h2 id="grievance-officer">{t('grievanceOfficer')}</h2>
          <p>
            <CatalogueText text={grievanceOfficer.name} />
          </p>
          {grievanceOfficer.email && (
            <p>
              <a href={`mailto:${grievanceOfficer.email}`} className={linkStyles.text}>
                <bdi>{grievanceOfficer.email}</bdi>
              </a>
            </p>
          )}
          {grievanceOfficer.phone && (
            <p>
              <a href={telephoneLink(grievanceOfficer.phone)} className={linkStyles.text}>
                <bdi>{grievanceOfficer.phone}</bdi>
              </a>
            </p>
          )}
        </section>
      )}
      <section className={styles.form} aria-labelledby="grievance-form">
        <h2 id="grievance-form">{t('grievanceForm')}</h2>
        <EnquiryForm
          draft="grievance"
          {...form}
          call={call}
          further={{
            rules: RULES,
            show: (field) => <TextField {...field('OrderNumber')} label={t('grievanceOrder')} dir="ltr" />,
          }}
        />
      </section>
    </div>
  );
}
