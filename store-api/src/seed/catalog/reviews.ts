/** Sample reviews, marked as such in the data (CAT-23). */
interface SeedReview {
  readonly rating: number;
  readonly title: string;
  readonly body: string;
}

const seats: readonly SeedReview[] = [
  {
    rating: 5,
    title: 'Better than the picture',
    body: 'The colour is exactly as shown and the seat is firm without being hard. Two months of daily use and it still looks new.',
  },
  {
    rating: 4,
    title: 'Comfortable, delivery took its time',
    body: 'Very comfortable. It came on the last day of the window we were given, but the team carried it up and set it up neatly.',
  },
  {
    rating: 5,
    title: 'My father’s favourite seat',
    body: 'The seat height is right for older knees. We ordered one to try and then a second.',
  },
  {
    rating: 3,
    title: 'Good, a little smaller than I thought',
    body: 'Well made. Do measure: I had imagined it larger. The fabric collects some dust in the seams.',
  },
  {
    rating: 5,
    title: 'Solid frame',
    body: 'I turned it over before believing it. Proper corner blocks and screws, no staples holding it together.',
  },
  {
    rating: 4,
    title: 'Lovely colour',
    body: 'The shade is a touch darker in the evening light, which we like. One leg needed its foot adjusted.',
  },
];

const beds: readonly SeedReview[] = [
  {
    rating: 5,
    title: 'Not one creak',
    body: 'We have had it since the monsoon and it has not made a sound. The assembler knew what he was doing.',
  },
  {
    rating: 4,
    title: 'Heavy in the best way',
    body: 'Real wood and real weight. Keep two people ready when it arrives.',
  },
  {
    rating: 5,
    title: 'The headboard makes the room',
    body: 'We planned the room around it. The finish is even and the corners are smooth.',
  },
  {
    rating: 3,
    title: 'Nice bed, one slat replaced',
    body: 'One slat had a crack. They sent a new one within four days without any argument.',
  },
  {
    rating: 5,
    title: 'Worth the wait',
    body: 'Came in eleven days. Packing was excellent: foam, card, and every screw in a labelled bag.',
  },
];

const tables: readonly SeedReview[] = [
  {
    rating: 5,
    title: 'Beautiful grain',
    body: 'You can see that someone chose the boards. No two drawers look alike, and that is the point.',
  },
  {
    rating: 4,
    title: 'Sturdy and easy to clean',
    body: 'Turmeric wiped off within the hour, as promised. The top has one small knot which I have come to like.',
  },
  { rating: 5, title: 'Does not wobble', body: 'Even on our old stone floor. The levelling feet work.' },
  {
    rating: 4,
    title: 'Good value for solid wood',
    body: 'I compared five shops. This was the only one at the price that was wood all the way through.',
  },
  {
    rating: 2,
    title: 'Scratch on arrival',
    body: 'There was a scratch on one side. Customer care sent a repair person the next week and it is fine now, but it should not happen.',
  },
];

const storage: readonly SeedReview[] = [
  {
    rating: 5,
    title: 'Swallows everything',
    body: 'Holds more than it looks. The drawers run smoothly even when full.',
  },
  {
    rating: 4,
    title: 'Well finished inside too',
    body: 'The back and the inside are sanded as well as the front. Wall strap was in the box.',
  },
  {
    rating: 5,
    title: 'Looks handmade because it is',
    body: 'The weave and the joints are a pleasure to look at up close.',
  },
  {
    rating: 3,
    title: 'Good, doors needed adjusting',
    body: 'One door sat two millimetres low. Ten minutes with a screwdriver and it was right.',
  },
];

const reviewers = [
  'Ananya R.',
  'Vikram S.',
  'Meenakshi P.',
  'Farhan A.',
  'Ritu M.',
  'Joseph K.',
  'Sneha D.',
  'Harpreet G.',
  'Ishaan B.',
  'Lakshmi N.',
  'Kabir T.',
  'Devika V.',
];

// Every seventh product has none, to show a page without stars.
const COUNTS = [4, 2, 5, 3, 0, 6, 1];

export function sampleReviews(place: number, hsn: string, productType: string) {
  const texts = textsFor(hsn, productType);
  const count = Math.min(COUNTS[place % COUNTS.length] ?? 0, texts.length);
  return Array.from({ length: count }, (_, index) => ({
    ...(texts[(place + index) % texts.length] as SeedReview),
    reviewer: reviewers[(place * 5 + index * 7) % reviewers.length] as string,
    daysAgo: 5 + ((place * 11 + index * 17) % 150),
  }));
}

function textsFor(hsn: string, productType: string): readonly SeedReview[] {
  if (hsn === '9401' || hsn === '9404') return seats;
  if (productType.endsWith('Bed')) return beds;
  return /Table|Set$|Desk/.test(productType) ? tables : storage;
}
