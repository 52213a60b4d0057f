import { useRef, useState } from 'react';
import { useApi } from 'shared-contracts';
import { LIMITS } from '../../contract/domain/constants.ts';
import { randomKey } from '../../contract/domain/random-key.ts';
import type { Draft } from '../form/draft.ts';
import type { FormToken } from '../form/use-form-token.ts';
import { type UploadResult, uploadFile } from './upload-file.ts';

export type Refusal = Extract<UploadResult, { kind: 'refused' }>['because'] | 'too-large';

/** A chosen file. Stored ones survive a reload; the others cannot, as a page does not get a file again. */
export type AttachedFile =
  | { readonly key: string; readonly name: string; readonly state: 'kept'; readonly id: string }
  | { readonly key: string; readonly name: string; readonly state: 'arriving'; readonly percent: number }
  | { readonly key: string; readonly name: string; readonly state: 'refused'; readonly because: Refusal }
  | { readonly key: string; readonly name: string; readonly state: 'failed' };

const { bytes } = LIMITS.enquiry.attachments;

interface Allowed {
  readonly most?: number;
  /** Media types; without, what a file is decides the server alone. */
  readonly types?: readonly string[];
}

/** The files of a form: each is sent when it is chosen. */
export function useAttachedFiles(
  token: FormToken,
  draft: Draft<readonly AttachedFile[]>,
  { most = LIMITS.enquiry.attachments.most, types }: Allowed = {},
) {
  const api = useApi();
  const [files, setFiles] = useState<readonly AttachedFile[]>(() => draft.read() ?? []);
  const [isFull, setFull] = useState(false);
  // The answers of uploads arrive after renders that they do not see.
  const current = useRef(files);
  const uploads = useRef(new Map<string, { readonly file: File; readonly abort: AbortController }>());

  function change(next: readonly AttachedFile[]) {
    current.current = next;
    setFiles(next);
    const stored = next.filter(({ state }) => state === 'kept');
    draft.keep(stored.length > 0 ? stored : undefined);
  }
  function update(file: AttachedFile) {
    change(current.current.map((one) => (one.key === file.key ? file : one)));
  }

  async function send(key: string, file: File) {
    const { name } = file;
    if (file.size > bytes) return update({ key, name, state: 'refused', because: 'too-large' });
    if (types && !types.includes(file.type)) return update({ key, name, state: 'refused', because: 'not-allowed' });
    if (file.size === 0) return update({ key, name, state: 'refused', because: 'damaged' });
    const abort = new AbortController();
    uploads.current.set(key, { file, abort });
    const given = await token.begin();
    const progress = (percent: number) => update({ key, name, state: 'arriving', percent });
    const result: UploadResult =
      given === null
        ? { kind: 'failed' }
        : await uploadFile(api, { file, token: given, progress, signal: abort.signal });
    switch (result.kind) {
      case 'kept':
        return update({ key, name, state: 'kept', id: result.id });
      case 'refused':
        return update({ key, name, state: 'refused', because: result.because });
      case 'failed':
        return update({ key, name, state: 'failed' });
    }
  }

  return {
    files,
    most,
    types,
    /** Whether more was chosen than may be attached. */
    isFull,
    // Asked at a submit, which may precede the render of the latest change.
    isArriving: () => current.current.some(({ state }) => state === 'arriving'),
    /** The names of the chosen files that would not go along. */
    missing: () =>
      current.current.filter(({ state }) => state === 'refused' || state === 'failed').map(({ name }) => name),
    ids: () => current.current.flatMap((file) => (file.state === 'kept' ? [file.id] : [])),
    add(chosen: readonly File[]) {
      const taken = chosen.slice(0, Math.max(0, most - current.current.length));
      setFull(taken.length < chosen.length);
      const begun = taken.map((file) => ({ key: randomKey(), file }));
      change([
        ...current.current,
        ...begun.map(({ key, file }) => ({ key, name: file.name, state: 'arriving', percent: 0 }) as const),
      ]);
      for (const { key, file } of begun) void send(key, file);
    },
    retry(key: string) {
      const upload = uploads.current.get(key);
      if (!upload) return;
      update({ key, name: upload.file.name, state: 'arriving', percent: 0 });
      void send(key, upload.file);
    },
    remove(key: string) {
      uploads.current.get(key)?.abort.abort();
      setFull(false);
      change(current.current.filter((file) => file.key !== key));
    },
    removeMissing: () => change(current.current.filter(({ state }) => state === 'kept' || state === 'arriving')),
    /** After the form is sent, or when the server no longer has them. */
    clear: () => change([]),
    /** A hydrated form learns of its draft when the browser's storage has been read. */
    restore() {
      if (current.current.length === 0) change(draft.read() ?? []);
    },
  };
}
export type AttachedFiles = ReturnType<typeof useAttachedFiles>;
