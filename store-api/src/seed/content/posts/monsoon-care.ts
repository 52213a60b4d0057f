import type { SeedPost } from './seed-post.ts';

export const monsoonCare: SeedPost = {
  slug: 'wooden-furniture-in-the-monsoon',
  title: 'Wooden furniture in the monsoon: a calm guide',
  excerpt:
    'Why drawers stick in July, what to do about a white bloom on the back of a cupboard, and what not to do with newspaper and naphthalene.',
  keywords: 'monsoon furniture care, fungus on wooden furniture, sticking drawers, humidity',
  author: 'Rohan Khatri',
  date: '2024-06-11',
  picture: 'urvi-chest-of-drawers-in-mango-wood',
  html: `
<p>Wood breathes. In May a Delhi living room may be at 20 per cent humidity, in August at 85, and a board 40 cm wide grows by three or four millimetres between the two. Good joinery leaves room for that. The rest is housekeeping.</p>
<h2>Before the rain</h2>
<ul>
<li><strong>Pull large pieces five centimetres off outside walls.</strong> Damp comes through plaster, and air has to get behind a wardrobe.</li>
<li><strong>Oil or wax once in early June.</strong> Half an hour, a soft cloth, along the grain. An oiled surface takes up water slowly.</li>
<li><strong>Raise what stands on a wet-mopped floor.</strong> Felt pads are enough; they cost less than the leg.</li>
</ul>
<h2>When a drawer sticks</h2>
<p>Do not plane it. What you take off in July is a gap in January. Empty the drawer, leave it out in a room with a running fan for a day, and rub the runners with a candle. If a door catches, loosen the hinge screws by half a turn and lift it: most have two millimetres to give.</p>
<h2>A white bloom</h2>
<p>A powdery white film on the back of a cupboard or under a table is surface fungus. It looks worse than it is. Wipe it off with a cloth wrung out in water with a little vinegar, dry the place with a fan, wait a day, then wax. If it comes back in the same spot, the wall behind is the patient, not the wood.</p>
<p>Camphor or neem leaves in drawers keep insects away and smell of grandmother's house. Naphthalene balls work too, but they mark a lacquered surface when they touch it: put them in a cloth.</p>
<h2>What not to do</h2>
<ul>
<li>No newspaper as a drawer liner: the ink prints itself on damp wood.</li>
<li>No plastic sheets over furniture in a closed flat. What cannot breathe, rots.</li>
<li>No heaters close by. Wood that dries on one side only will bend.</li>
<li>No furniture polish with silicone; it shines for a week and nothing will stick to it afterwards, including a repair.</li>
</ul>
<h2>Upholstery and cane</h2>
<p>Vacuum fabric once a week in the wet months, and open the windows on the first dry afternoon. Cane likes moisture and sags only when it is sat on wet: wipe it, let it dry in the shade, and it will be tighter than before.</p>
<p>There is more, season by season, under <a href="/pages/care">furniture care</a>.</p>`,
};
