import Bowser from 'bowser';

/** '' where the browser does not say. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

export const UNKNOWN_DEVICE: Device = { browser: '', system: '' };
const LONGEST = 40;

/** The names that a browser gives itself, for its person to recognise; never versions, which would tell people apart. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return UNKNOWN_DEVICE;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return { browser: named(browser.name), system: named(os.name) };
}

const named = (name: string | undefined) => (name ?? '').replace(/[^\p{L}\p{N} .]/gu, '').slice(0, LONGEST);
