/** Sample testimonials, marked as such in the data; `product` is in the picture. */
export const seedTestimonials: readonly {
  readonly name: string;
  readonly city: string;
  readonly rating: number;
  readonly quote: string;
  readonly product: string;
}[] = [
  {
    name: 'Ananya Rao',
    city: 'Bengaluru',
    rating: 5,
    product: 'aarvi-3-seater-fabric-sofa-in-teal',
    quote: 'We sat on eleven sofas before this one. It arrived in nine days and has not been empty since.',
  },
  {
    name: 'Vikram Sethi',
    city: 'Gurugram',
    rating: 5,
    product: 'ojas-king-size-bed-with-storage-in-sheesham-wood',
    quote: 'Four people carried it in, which tells you about the wood. Not one creak in a year.',
  },
  {
    name: 'Meenakshi Pillai',
    city: 'Kochi',
    rating: 5,
    product: 'bela-cane-arm-chair-in-teak-finish',
    quote: 'The weave is as tight as on my grandmother’s chairs. They sent photographs before packing it.',
  },
  {
    name: 'Farhan Ansari',
    city: 'Mumbai',
    rating: 4,
    product: 'falak-round-coffee-table-in-acacia-wood',
    quote: 'Beautiful table. It came a day late, and someone called me before I could call them.',
  },
  {
    name: 'Ritu Malhotra',
    city: 'Chandigarh',
    rating: 5,
    product: 'anaya-6-seater-dining-set-in-sheesham-wood',
    quote: 'Eight of us at Diwali, dal on the table top, and it wiped off as they said it would.',
  },
  {
    name: 'Joseph Kurian',
    city: 'Chennai',
    rating: 5,
    product: 'kesar-study-desk-with-drawers-in-walnut-finish',
    quote: 'My desk fits the niche to the centimetre because they made it to the centimetre.',
  },
];
