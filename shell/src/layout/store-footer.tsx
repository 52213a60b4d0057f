import { useId } from 'react';
import { links, useWords } from 'shared-contracts';
import type { Menu } from 'shared-contracts/api/shapes/site-settings';
import { categoryTree } from 'shared-contracts/domain/category-tree';
import { telephoneLink } from 'shared-contracts/domain/telephone-link';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { LineIcon, MailIcon, PhoneIcon } from 'shared-contracts/kit/icons';
import { StoreLink } from 'shared-contracts/kit/store-link';
import type { LayoutData } from '../composition/layout-data.ts';
import { CategoryLink } from '../menu/category-link.tsx';
import { useAddedLinks } from '../routes/shell-context.tsx';
import { footerWords } from './footer-words.ts';
import { useIsPaying } from './is-paying.ts';
import { LogoMark } from './logo.tsx';
import { Newsletter } from './newsletter.tsx';
import styles from './store-footer.module.css';

/** The footer of every page: links, policies and how to reach the store (SH-07). */
export function StoreFooter({ categories, site }: Pick<LayoutData, 'categories' | 'site'>) {
  const t = useWords(footerWords);
  const paying = useIsPaying();
  const added = useAddedLinks('footer');
  if (paying) return <LegalFooter site={site} />;
  const shop = categoryTree(categories).slice(0, 6);
  return (
    <footer className={styles.footer}>
      <div className="container">
        <Newsletter />
      </div>
      <div className={`container ${styles.columns}`}>
        <div className={styles.store}>
          <p className={styles.name}>
            {site.mark !== 'none' && <LogoMark ground="walnut" />}
            <bdi>{site.storeName}</bdi>
          </p>
          {site.tagline && (
            <p className={styles.soft}>
              <CatalogueText text={site.tagline} />
            </p>
          )}
          <ul className={styles.contact}>
            {site.phone && (
              <li>
                <a href={telephoneLink(site.phone)} aria-label={t('call', { phone: site.phone })}>
                  <PhoneIcon size={20} />
                  <bdi dir="ltr">{site.phone}</bdi>
                </a>
              </li>
            )}
            {site.email && (
              <li>
                <a href={`mailto:${site.email}`} aria-label={t('write', { email: site.email })}>
                  <MailIcon size={20} />
                  <bdi dir="ltr">{site.email}</bdi>
                </a>
              </li>
            )}
          </ul>
        </div>
        {shop.length > 0 && (
          <nav className={styles.column} aria-label={t('shop')}>
            <h2>{t('shop')}</h2>
            <ul>
              {shop.map(({ category }) => (
                <li key={category.id}>
                  <CategoryLink category={category} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {site.menus.map((menu) => (
          // Two may have one translated title.
          <LinkColumn key={`${menu.title} ${menu.links[0]?.to}`} menu={menu} />
        ))}
        {added.length > 0 && <LinkColumn menu={{ title: t('discover'), links: [...added] }} />}
      </div>
      <div className={`container ${styles.base}`}>
        <Imprint site={site} />
        {site.social.length > 0 && (
          <ul className={styles.social} aria-label={t('followUs')}>
            {site.social.map(({ network, url }) => (
              <li key={url}>
                <a href={url} rel="noopener" aria-label={network} title={network}>
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}

/** Who sells, where, and under which number. */
function Imprint({ site }: Pick<LayoutData, 'site'>) {
  const t = useWords(footerWords);
  return (
    <p>
      <bdi>© {site.legalName || site.storeName}</bdi>
      {site.gstin && (
        <span className={styles.line}>
          {t('gstin')} <bdi dir="ltr">{site.gstin}</bdi>
        </span>
      )}
      {site.address && (
        <span className={styles.line}>
          <CatalogueText text={site.address} />
        </span>
      )}
    </p>
  );
}

/** While the shopper pays, the footer has no links but those to the policies. */
function LegalFooter({ site }: Pick<LayoutData, 'site'>) {
  const policies = site.menus.find((menu) => menu.links.some(({ to }) => to === links.policy('terms')));
  return (
    <footer className={`${styles.footer} ${styles.legal}`}>
      <div className={`container ${styles.base}`}>
        <Imprint site={site} />
        <MenuLinks className={styles.policies} menu={policies} />
      </div>
    </footer>
  );
}

function LinkColumn({ menu }: { readonly menu: Menu }) {
  const id = useId();
  return (
    <nav className={styles.column} aria-labelledby={id}>
      <h2 id={id}>
        <CatalogueText text={menu.title} />
      </h2>
      <MenuLinks menu={menu} />
    </nav>
  );
}

function MenuLinks({ menu, className }: { readonly menu: Menu | undefined; readonly className?: string }) {
  return (
    <ul className={className}>
      {menu?.links.map(({ to, text }) => (
        <li key={to}>
          <StoreLink to={to}>
            <CatalogueText text={text} />
          </StoreLink>
        </li>
      ))}
    </ul>
  );
}

const SOCIAL_DRAWINGS: Readonly<Record<string, string>> = {
  facebook: 'M15.5 4.5H14a3 3 0 0 0-3 3v13M8 12h7',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm4.8-1.8h.01',
  pinterest: 'M10 20.5 12 11m-2.4 3.2C7.3 11 8.8 6.5 12.3 6.5c4.7 0 4.7 8.5.7 8.5-1.2 0-1.8-.8-1.8-.8',
  youtube:
    'M6 6.5h12A2.5 2.5 0 0 1 20.5 9v6a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 15V9A2.5 2.5 0 0 1 6 6.5ZM10.5 9.5v5l4-2.5-4-2.5Z',
};

function SocialIcon({ network }: { readonly network: string }) {
  const drawing = SOCIAL_DRAWINGS[network.toLowerCase()];
  if (!drawing) return <>{network}</>;
  return <LineIcon size={22} d={drawing} />;
}
