import type { ApiCall, CallRequest } from '../../contract/api/call.ts';
import type { Credentials } from '../../contract/api/client-options.ts';
import { languageOf } from '../../contract/i18n/languages.ts';

/** 'refused' with the response's status; 'unreachable' without a complete response. */
export type SavedAnswer =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable' };

interface SaveOptions {
  readonly credentials: Credentials;
  /** The file's name where the response names none. */
  readonly name: string;
}

/**
 * Makes a call that answers a file instead of an envelope, and starts a download under the response's file name. Never
 * throws.
 */
export async function saveAnswer<Call extends ApiCall>(
  call: Call,
  request: CallRequest<Call>,
  { credentials: { token, userId }, name }: SaveOptions,
): Promise<SavedAnswer> {
  try {
    const response = await fetch(call.path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Token: token,
        UserID: userId,
        // Otherwise a browser sends the languages of its settings.
        'Accept-Language': languageOf(location.pathname),
      },
      body: JSON.stringify({ requestParameters: request }),
    });
    if (!response.ok) return { kind: 'refused', status: response.status };
    saveFile(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? name);
    return { kind: 'saved' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** 'attachment; filename="my-data.json"' names my-data.json. */
function nameIn(disposition: string | null): string | undefined {
  return disposition?.match(/filename="([^"]+)"/)?.[1];
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
