import { links, useWords } from 'shared-contracts';
import { getAddresses } from 'shared-contracts/api/get-addresses';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { SavedAddressText } from '../addresses/saved-address-text.tsx';
import { LoadFailed } from '../loading/load-failed.tsx';
import { useAnswer } from '../loading/use-answer.ts';
import { Part } from './part.tsx';
import { overviewWords } from './words.ts';

/** Where furniture goes unless the shopper says otherwise. */
export function DefaultAddress() {
  const t = useWords(overviewWords);
  const { loading, retry } = useAnswer(getAddresses, {});
  const address = loading.kind === 'loaded' ? loading.answer.find(({ IsDefault }) => IsDefault) : undefined;
  return (
    <Part
      title={t('defaultAddressTitle')}
      more={
        loading.kind === 'loaded' && (
          <StoreLink to={address ? links.addresses() : `${links.addresses()}?edit=new`} className="text-link arrow">
            {t(address ? 'allAddresses' : 'firstAddress')}
          </StoreLink>
        )
      }
    >
      {loading.kind === 'loading' && <TextSkeleton lines={4} />}
      {loading.kind === 'failed' && <LoadFailed text={t('defaultAddressFailed')} onRetry={retry} />}
      {loading.kind === 'loaded' && !address && <p className="muted">{t('noDefaultAddress')}</p>}
      {address && (
        <div>
          <strong>
            <bdi>{address.Name}</bdi>
          </strong>
          <SavedAddressText address={address} />
        </div>
      )}
    </Part>
  );
}
