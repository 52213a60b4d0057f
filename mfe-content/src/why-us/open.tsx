import 'shared-contracts/kit/tokens.css';
import type { ComponentType } from 'react';
import { installWords, LanguageProvider } from 'shared-contracts';
import { mounting } from 'shared-contracts/open/mounting';
import { Reasons } from './why-us.tsx';
import { arabic } from './words.ar.ts';

/** The store's reasons on another site's page, which brings them. */
export interface WhyUsProps {
  readonly reasons: readonly {
    readonly icon: 'truck' | 'tools' | 'shield' | 'lock' | 'calendar' | 'card' | 'return';
    readonly title: string;
    readonly text: string;
  }[];
  /** English by default. */
  readonly language?: 'en' | 'ar';
}

installWords('content', 'ar', arabic);

export const Component: ComponentType<WhyUsProps> = ({ reasons, language = 'en' }) => (
  <LanguageProvider language={language}>
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <Reasons reasons={reasons} />
    </div>
  </LanguageProvider>
);

export const mount: (target: Element, props: WhyUsProps) => () => void = mounting(Component);
