import { LIMITS } from 'shared-contracts/domain/constants';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069"<>:|?*\\/]+/g;

const EXTENSION: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** The name that the sender knows a file by: no path, no control characters, nothing that turns the writing. */
export function asFileName(given: string): string {
  const [name = ''] = given.split(/[\\/]/).slice(-1);
  return name.replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim().slice(0, LIMITS.enquiry.attachments.name) || 'file';
}

/** The parameters of Content-Disposition (RFC 6266), with the extension of what the file is. */
export function downloadName({ file_name, media_type }: { readonly file_name: string; readonly media_type: string }) {
  const name = `${file_name.replace(/\.[^.]{0,10}$/, '')}.${EXTENSION[media_type] ?? 'bin'}`;
  const ascii = name.replace(/[^\w .()-]/g, '_');
  return `filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`;
}

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
