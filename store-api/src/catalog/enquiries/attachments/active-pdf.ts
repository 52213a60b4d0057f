import { inflate } from 'node:zlib';

/** Names of actions that run or send something, and of files within a file (ISO 32000-2, 12.6). */
const ACTING = [
  'JavaScript',
  'JS',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'XFA',
  // What is encrypted cannot be looked into.
  'Encrypt',
];
const ACTS = new RegExp(`/(?:${ACTING.join('|')})(?![A-Za-z0-9])`);
/** A name may spell its letters as numbers: /J#61vaScript. */
const SPELLED = /#([0-9a-f]{2})/gi;

const STREAM = 'stream';
const STREAM_END = 'endstream';
/** A stream may unpack to a thousand times its size. */
const MOST_UNPACKED = 32 * 1024 * 1024;
const MOST_STREAMS = 5000;

/**
 * Whether a PDF could act, by the names in it and in its compressed streams, where newer files keep their objects. It
 * errs on the side of refusing; what it misses is still only downloaded, never shown at the store's origin.
 */
export async function isActivePdf(pdf: Buffer): Promise<boolean> {
  let unpacked = 0;
  let from = 0;
  for (let streams = 0; ; streams += 1) {
    const begin = pdf.indexOf(STREAM, from);
    const outside = pdf.subarray(from, begin === -1 ? pdf.length : begin);
    if (acts(outside)) return true;
    if (begin === -1) return false;
    if (streams === MOST_STREAMS) return true;
    const start = afterLineEnd(pdf, begin + STREAM.length);
    const end = pdf.indexOf(STREAM_END, start);
    if (end === -1) return acts(pdf.subarray(start));
    // Of other filters nothing is objects: pictures and fonts.
    if (/\/(?:FlateDecode|Fl)\b/.test(plainNames(outside.subarray(-1000)))) {
      const content = await unpack(pdf.subarray(start, end), MOST_UNPACKED - unpacked);
      if (content === 'too-large') return true;
      unpacked += content.length;
      if (acts(content)) return true;
    } else if (isObjectStream(outside)) {
      // Objects in a filter that is not looked into.
      return !/\/Filter/.test(plainNames(outside.subarray(-1000))) ? acts(pdf.subarray(start, end)) : true;
    }
    from = end + STREAM_END.length;
  }
}

const acts = (bytes: Buffer) => ACTS.test(plainNames(bytes));
const isObjectStream = (dictionary: Buffer) => /\/ObjStm\b/.test(plainNames(dictionary.subarray(-1000)));

function plainNames(bytes: Buffer): string {
  return bytes.toString('latin1').replace(SPELLED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function afterLineEnd(pdf: Buffer, at: number): number {
  if (pdf[at] === 0x0d) return pdf[at + 1] === 0x0a ? at + 2 : at + 1;
  return pdf[at] === 0x0a ? at + 1 : at;
}

function unpack(packed: Buffer, most: number): Promise<Buffer | 'too-large'> {
  return new Promise((resolve) => {
    inflate(
      packed,
      { maxOutputLength: Math.max(1, most), finishFlush: 2 /* Z_SYNC_FLUSH: accepts a truncated stream */ },
      (fault, content) => {
        if (!fault) resolve(content);
        else resolve((fault as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : Buffer.alloc(0));
      },
    );
  });
}
