import * as v from 'valibot';
import { type ContentKind, Order, Text } from '../documents/content-kind.ts';
import { missingPictures } from '../documents/named-picture.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const Time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is written like "10:30"'));

const StudioFront = v.strictObject({
  name: Text,
  address: Text,
  phone: v.optional(v.string(), ''),
  hours: v.array(
    v.strictObject({
      days: v.pipe(
        v.array(v.picklist(DAYS, `days are ${DAYS.join(', ')}`)),
        v.minLength(1, 'hours are of some days'),
        v.transform((days) => days.map((day) => DAYS.indexOf(day) + 1)),
      ),
      opens: Time,
      closes: Time,
    }),
  ),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  order: Order,
  picture: v.optional(Text),
});

/** Places where furniture can be seen; the text says how to find one. */
export const studios: ContentKind<v.InferOutput<typeof StudioFront>> = {
  plural: 'studios',
  singular: 'studio',
  example: 'jodhpur',
  front: StudioFront,
  title: ({ name }) => name,
  faults: (db, { front }) => missingPictures(db, front.picture === undefined ? [] : [front.picture]),
};
