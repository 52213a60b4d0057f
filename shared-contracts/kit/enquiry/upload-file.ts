import type { ApiClient } from 'shared-contracts';
import { attachmentPiecePath, beginAttachment, PIECE_BYTES, PieceAnswer } from 'shared-contracts/api/begin-attachment';
import * as v from 'valibot';
import { LIMITS } from '../../contract/domain/constants.ts';
import { wait } from '../../contract/domain/wait.ts';

export type UploadResult =
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'refused'; readonly because: NonNullable<PieceAnswer['Because']> }
  | { readonly kind: 'failed' };

interface Upload {
  readonly file: File;
  readonly token: string;
  /** Called with 0 to 100. */
  readonly progress: (percent: number) => void;
  readonly signal: AbortSignal;
}

const MAX_TRIES = 4;
const FIRST_WAIT_MS = 400;
/** The bot check's minimum, where a file is the first thing that is chosen. */
const TOO_SOON_MS = 3000;

/** Sends a file piece by piece; each is sent again where its answer is lost. Never throws. */
export async function uploadFile(api: ApiClient, upload: Upload): Promise<UploadResult> {
  const { file, progress, signal } = upload;
  try {
    const id = await beginInTime(api, upload);
    if (id === '') return { kind: 'failed' };
    for (let received = 0; received < file.size; ) {
      const answer = await sendPiece(id, received, file, signal);
      if (answer === null) return { kind: 'failed' };
      if (answer.State === 'kept') return { kind: 'kept', id };
      if (answer.State === 'refused') return { kind: 'refused', because: answer.Because ?? 'damaged' };
      received = answer.Received;
      progress(Math.floor((received / file.size) * 100));
    }
  } catch {
    // Aborted, or the file has been removed from the disk.
  }
  return { kind: 'failed' };
}

async function beginInTime(api: ApiClient, upload: Upload): Promise<string> {
  const id = await begin(api, upload);
  if (id !== '') return id;
  await wait(TOO_SOON_MS, upload.signal);
  return begin(api, upload);
}

async function begin(api: ApiClient, { file, token, signal }: Upload): Promise<string> {
  const FileName = file.name.slice(-LIMITS.enquiry.attachments.name);
  const answer = await api.call(beginAttachment, { FileName, Bytes: file.size, FormToken: token }, { signal });
  if (!answer.ok) throw new Error('not begun');
  return answer.value.AttachmentID;
}

/** Null after several tries. Bytes have no envelope, so the API's client cannot send them. */
async function sendPiece(id: string, offset: number, file: File, signal: AbortSignal): Promise<PieceAnswer | null> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(attachmentPiecePath(id, offset), {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file.slice(offset, offset + PIECE_BYTES),
      signal,
    }).catch(() => null);
    if (response?.ok) return v.parse(PieceAnswer, await response.json());
    const isPermanent = response !== null && response.status < 500 && response.status !== 429;
    if (isPermanent || tries === MAX_TRIES || signal.aborted) return null;
    await wait(FIRST_WAIT_MS * 2 ** tries, signal);
  }
}
