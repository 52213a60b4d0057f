import * as v from 'valibot';
import { getRazorPay } from '../get-razor-pay.ts';
import { PlainText } from './request-fields.ts';

const HandOff = v.pipe(v.string(), v.parseJson(), getRazorPay.request);

/** JSON text of a hand-off, as local storage's `Parms` holds it: what Get_Razor_Pay accepts. */
export const DraftText = v.pipe(
  PlainText,
  v.maxLength(20_000),
  v.check((text) => v.is(HandOff, text), 'must be a hand-off'),
);
