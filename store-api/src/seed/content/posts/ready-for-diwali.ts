import type { SeedPost } from './seed-post.ts';

export const readyForDiwali: SeedPost = {
  slug: 'ready-for-twelve-at-diwali',
  title: 'Ready for twelve at Diwali, in a flat for four',
  excerpt:
    'Seats, surfaces and a place for shoes: how to have the whole family over without hiring chairs, and by when to order.',
  keywords: 'diwali home preparation, extra seating ideas, festive furniture, small flat entertaining',
  author: 'Devika Nair',
  date: '2025-09-25',
  picture: 'anaya-6-seater-dining-set-with-bench-in-acacia-wood',
  html: `
<p>The flat sleeps four and dines four. On the evening of the puja there will be twelve, three of them under ten and two over seventy. It can be done without plastic chairs, and what you buy for it can earn its keep for the rest of the year.</p>
<h2>Count seats, not chairs</h2>
<p>A three seater sofa seats three adults and one child on the arm. A <a href="/collections/benches">bench</a> of 120 cm seats two adults or three children, and lives under the dining table until needed. Two <a href="/collections/pouffes-ottomans">pouffes</a> are seats this week and footrests after. The floor is a seat as well, and the best one for cards: a thick dhurrie and bolsters make it the place where everybody ends up.</p>
<p>Keep the two seats with arms and a firm cushion for the grandparents, and put them where nobody has to step over anybody.</p>
<h2>Count surfaces</h2>
<p>Twelve people hold twelve glasses. A <a href="/collections/side-tables">nest of tables</a> comes apart into three. The <a href="/collections/sideboards">sideboard</a> is the buffet: plates at one end, sweets at the other, and the queue moves one way. Clear the dining table completely; it is for the cooks.</p>
<h2>The hall</h2>
<p>Twelve people are twenty-four shoes. A <a href="/collections/shoe-racks">rack</a> outside the door takes your own, so that the mat is free for theirs. A lamp at knee height is kinder to diyas on the floor than the tube light above.</p>
<h2>Small fires</h2>
<ul>
<li>A diya goes on a brass or clay plate, never on bare wood: the base gets hotter than you think, and oil creeps.</li>
<li>Keep 50 cm to curtains and to cane, which is dry by October.</li>
<li>Rangoli colour on a wooden top is removed with a dry brush. Water makes it a dye.</li>
</ul>
<h2>By when to order</h2>
<p>We deliver in 7 to 13 days, and the fortnight before Diwali is when everybody else orders as well. Four weeks ahead is comfortable, three is fine, two is hope. Pieces made to measure take five weeks or more. The assembler visits within 48 to 72 business hours after delivery, so leave that weekend free of painters.</p>
<h2>Afterwards</h2>
<p>Wax stains come off with a cloth of ice and a bank card. Then oil the table. It has worked, too.</p>`,
};
