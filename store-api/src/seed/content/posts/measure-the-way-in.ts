import type { SeedPost } from './seed-post.ts';

export const measureTheWayIn: SeedPost = {
  slug: 'measure-the-way-in-not-only-the-room',
  title: 'Measure the way in, not only the room',
  excerpt:
    'Every month a sofa meets a staircase it cannot pass. Seven measurements, taken in fifteen minutes, that save the day of delivery.',
  keywords: 'how to measure for furniture delivery, sofa through door, lift size, staircase',
  author: 'Devika Nair',
  date: '2024-01-18',
  picture: 'rudra-l-shape-sofa-with-left-chaise-in-grey',
  html: `
<p>Ask anybody who delivers furniture what goes wrong, and it is never the room. It is the lift that is ten centimetres short, the grille door that opens halfway, the turn of the stairs on the second landing. Fifteen minutes with a tape measure before you order are worth more than any return policy.</p>
<h2>The seven measurements</h2>
<ol>
<li><strong>The gate and the main door:</strong> the clear opening, with the door as wide as it goes. The handle counts.</li>
<li><strong>The lift:</strong> the door's width and height, the cabin's depth, and the diagonal from the lower front corner to the upper back one. A sofa stands on its end in there.</li>
<li><strong>The stairs:</strong> the width between wall and railing, and the height under each landing.</li>
<li><strong>The turn:</strong> at each landing, the width of both flights. The narrower decides.</li>
<li><strong>The flat's door</strong>, and the safety door before it, which is nearly always narrower.</li>
<li><strong>The passage</strong> inside, at its narrowest: the shoe cabinet, the meter box.</li>
<li><strong>The room's own door</strong>, and whether it can be taken off its hinges.</li>
</ol>
<h2>Which number of the sofa to compare</h2>
<p>A sofa goes through a door on its end or tilted, so the number that matters is rarely its length. Take the smaller of its depth and its height: that has to be less than the door's clear width, with two fingers to spare. For a lift, compare the sofa's length with the cabin's diagonal.</p>
<p>Our <a href="/collections/l-shape-sofas">L shape sofas</a> come in two parts, beds in five or more, and the legs of our larger tables are off when they arrive. A <a href="/collections/wardrobes">wardrobe</a> comes in one piece: measure for that one twice.</p>
<h2>Old buildings</h2>
<p>In a chawl, a walk-up or a bungalow with a spiral stair, look at the balcony. Three people and a rope have lifted more sofas in Mumbai than any lift has. Tell us before dispatch, because the crew has to be a different one and your building's committee may want to know.</p>
<h2>If it will not fit</h2>
<p>Write to us before ordering, with the seven numbers and a photograph of the stairs. A two seater and an <a href="/collections/lounge-chairs">armchair</a> seat as many people as a three seater and go round any corner; and most pieces can be <a href="/Customized-Furniture">made to a size</a> that the building allows.</p>`,
};
