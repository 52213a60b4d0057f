import { emit, links, type User, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { PostalAddress } from '../layout/postal-address.tsx';
import { words } from '../words.ts';
import styles from './overview.module.css';
import { Part } from './part.tsx';
import { usePlaceNames } from './use-place-names.ts';
import { overviewWords } from './words.ts';

/** Who is logged in, and the way out. */
export function ProfileSummary({ user }: { readonly user: User }) {
  const t = useWords(overviewWords);
  const common = useWords(words);
  const { city, state, country } = usePlaceNames(user);
  return (
    <Part
      title={common('navProfile')}
      more={
        <>
          <StoreLink to={links.profile()} className={linkStyles.more}>
            {t('editProfile')}
          </StoreLink>
          <Button kind="quiet" onClick={() => emit('account:logout-requested', {})}>
            {common('logOut')}
          </Button>
        </>
      }
    >
      <div className={styles.person}>
        <strong>
          <bdi>{`${user.FirstName} ${user.LastName}`}</bdi>
        </strong>
        <p>
          <bdi dir="ltr">{user.EmailAddress}</bdi>
        </p>
        <PostalAddress
          lines={[user.AddressLineOne, [city, user.PostalCode].filter(Boolean).join(' '), state, country]}
        />
      </div>
    </Part>
  );
}
