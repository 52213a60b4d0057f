import { links, Unavailable, useQuery, useWords } from 'shared-contracts';
import { getAddresses } from 'shared-contracts/api/get-addresses';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { SavedAddressText } from '../addresses/saved-address-text.tsx';
import { Part } from './part.tsx';
import { overviewWords } from './words.ts';

export function DefaultAddress() {
  const t = useWords(overviewWords);
  const { status, answer, refetch } = useQuery(getAddresses, {});
  const address = answer?.find(({ isDefault }) => isDefault);
  return (
    <Part
      title={t('defaultAddressTitle')}
      more={
        answer && (
          <StoreLink to={address ? links.addresses() : `${links.addresses()}?edit=new`} className={linkStyles.more}>
            {t(address ? 'allAddresses' : 'firstAddress')}
          </StoreLink>
        )
      }
    >
      {status === 'pending' && <TextSkeleton lines={4} />}
      {status === 'error' && <Unavailable text={t('defaultAddressFailed')} onRetry={refetch} />}
      {answer && !address && <p className="muted">{t('noDefaultAddress')}</p>}
      {address && (
        <div>
          <strong>
            <bdi>{address.name}</bdi>
          </strong>
          <SavedAddressText address={address} />
        </div>
      )}
    </Part>
  );
}
