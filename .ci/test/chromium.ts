import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

export const NO_CHROMIUM =
  'No Chromium was found: install one (Debian: apt-get install chromium; elsewhere Google Chrome) or name its program with CHROME_PATH.';

type Environment = Readonly<Record<string, string | undefined>>;

/** Finds the browser: CHROME_PATH if set, else the usual places; null if neither has one. */
export function findChromium(
  environment: Environment = process.env,
  commands: readonly string[] = COMMANDS,
): string | null {
  if (environment.CHROME_PATH) return isProgram(environment.CHROME_PATH) ? environment.CHROME_PATH : null;
  const folders = (environment.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = [...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))), ...PLACES];
  return candidates.find(isProgram) ?? null;
}

/** The same for journeys, which need no window: Chromium's headless shell opens a page with half the processor's work. */
export function findHeadlessChromium(environment: Environment = process.env): string | null {
  return findChromium(environment, ['chromium-headless-shell', ...COMMANDS]);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
