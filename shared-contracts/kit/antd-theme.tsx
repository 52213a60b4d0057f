import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { factsOf, useLanguage } from 'shared-contracts';

/**
 * The store's tokens for antd's select. Colours that antd computes tints from must be literal; a test compares them with
 * tokens.css.
 */
export const ANTD_TOKENS = {
  colorPrimary: '#a3452a',
  colorPrimaryHover: '#85351f',
  colorError: '#b3261e',
  colorText: '#241c15',
  colorTextPlaceholder: '#6a5b4d',
  colorBgElevated: '#ffffff',
  colorBgContainer: '#ffffff',
  colorBgContainerDisabled: '#f3ece1',
  colorTextDisabled: '#6a5b4d',
  colorBorder: '#94826f',
  controlItemBgHover: '#f3ece1',
  controlItemBgActive: '#f3ece1',
  controlItemBgActiveHover: '#f3ece1',
  borderRadius: 10,
  borderRadiusLG: 18,
  borderRadiusSM: 4,
  controlHeight: 44,
  fontSize: 16,
  fontFamily: 'inherit',
  lineHeight: 1.6,
  boxShadowSecondary: '0 24px 64px -16px rgb(36 28 21 / 34%)',
  motionDurationFast: '120ms',
  motionDurationMid: '220ms',
  motionDurationSlow: '220ms',
  zIndexPopupBase: 1000,
} as const;

const SELECT_TOKENS = { optionSelectedBg: '#f3ece1', optionActiveBg: '#fbf8f3' } as const;

export function AntdTheme({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  return (
    <StyleProvider layer>
      <ConfigProvider
        direction={factsOf(language).dir}
        theme={{ token: ANTD_TOKENS, components: { Select: SELECT_TOKENS } }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
