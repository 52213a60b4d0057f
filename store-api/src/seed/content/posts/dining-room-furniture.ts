import type { SeedPost } from './seed-post.ts';

/** The article that /BlogDetails leads to (SH-10). */
export const diningRoomFurniture: SeedPost = {
  slug: 'how-to-choose-dining-room-furniture',
  title: 'How to choose dining room furniture',
  excerpt: 'How large a table the room takes, how many it seats, which wood suits it, and what to look for in a chair.',
  keywords: 'dining table size, dining chairs, dining room furniture, sheesham dining set',
  author: 'Ishita Menon',
  date: '2023-06-28',
  picture: 'room:dining-room',
  html: `
<p>A dining table is used three times a day for twenty years. It is worth an evening with a tape measure before you fall in love with one.</p>
<h2>Start with the room, not the table</h2>
<p>Leave 90 cm between the edge of the table and the nearest wall or cupboard, so that a chair can be pushed back and somebody can still pass. In a passage that is used all day, leave 120 cm. What remains of the room is the largest table it takes. Lay it out on the floor with newspaper and live with it for a day.</p>
<h2>How many does it seat?</h2>
<ul>
<li><strong>60 cm of edge per person</strong> is comfortable, 55 cm is friendly, less is a wedding.</li>
<li><strong>Four:</strong> 120 × 75 cm, or a round top of 100 to 110 cm, which leaves no corners in a small room.</li>
<li><strong>Six:</strong> 150 to 180 × 90 cm. The depth matters as much as the length: dishes stand in the middle.</li>
<li><strong>A bench</strong> on one side seats three children or two adults, and goes under the table when nobody needs it.</li>
</ul>
<h2>Which wood?</h2>
<p><strong>Sheesham</strong> is dense and dark and forgives a hot pan. <strong>Mango</strong> is lighter in weight and colour and takes a finish evenly. <strong>Acacia</strong> has the liveliest grain. All three are solid, so a scratch can be sanded out; a veneer cannot. Whatever you choose, wipe it dry and oil it once a year.</p>
<h2>The chair decides how long guests stay</h2>
<p>A seat 45 cm high suits a table of 75 cm. Sit on it for ten minutes, not ten seconds: the front edge should not press, and the back should meet yours below the shoulder blades. Upholstered seats are kinder to long evenings, wooden ones to small children.</p>
<h2>Before you order</h2>
<p>Measure the door, the stairs and the lift. Our larger tables come with the legs off and are put together in your room.</p>
<p><a href="/collections/dining-room">See dining tables and sets</a></p>`,
};
