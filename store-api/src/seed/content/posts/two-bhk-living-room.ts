import type { SeedPost } from './seed-post.ts';

export const twoBhkLivingRoom: SeedPost = {
  slug: 'three-layouts-for-a-2bhk-living-room',
  title: 'Three layouts for the living room of a 2BHK',
  excerpt:
    'Three metres by four and a half, one balcony door, one television: three ways to furnish it that leave room for people.',
  keywords: '2bhk living room design, small living room layout, sofa for small flat',
  author: 'Ishita Menon',
  date: '2024-08-22',
  picture: 'room:living-room',
  html: `
<p>The living room of a two-bedroom flat built since 2000 is nearly always the same: about three metres by four and a half, the entrance at one end, a balcony at the other, the television point on a long wall. Here are three layouts that work in it, with the centimetres.</p>
<h2>1. The straight one: for families who watch together</h2>
<p>A <a href="/collections/fabric-sofas">three seater</a> of 210 cm against the long wall, the <a href="/collections/tv-units">television unit</a> opposite. Between the two you want 200 to 260 cm for a screen of 43 to 55 inches. A round <a href="/collections/coffee-tables">coffee table</a> of 80 cm leaves a way past on both sides; with a rectangular one somebody's shin will find the corner. One light <a href="/collections/accent-chairs">accent chair</a> at the balcony end turns round when guests come.</p>
<h2>2. The corner: for those who lie down</h2>
<p>An <a href="/collections/l-shape-sofas">L shape sofa</a> takes the corner by the balcony, with its chaise under the window. It seats five and sleeps one. Ask from which side you come in: the chaise must not be the first thing you walk into. Left and right are named as you face the sofa. Leave out the coffee table and use a <a href="/collections/pouffes-ottomans">pouffe</a> with a tray instead.</p>
<h2>3. The conversation: no television at all</h2>
<p>A <a href="/collections/sofas">two seater</a> of 150 cm and two <a href="/collections/lounge-chairs">lounge chairs</a> face each other across a rug of 160 × 230 cm, the front legs of everything on it. A <a href="/collections/bookshelves">bookshelf</a> behind the sofa stands between the seats and the dining end like a low wall. It seats as many as the first layout and takes less floor, because nobody needs to see a screen.</p>
<h2>Rules that hold in all three</h2>
<ul>
<li><strong>75 cm</strong> for any way that two people use, 45 cm between sofa and table.</li>
<li><strong>The balcony door stays free.</strong> You will use it more than you think, if only for the washing.</li>
<li><strong>Legs under things.</strong> Floor that you can see counts as room. A sofa on 15 cm legs looks a size smaller, and the mop goes under it.</li>
<li><strong>One big piece, not four small ones.</strong> Small rooms get restless from many edges.</li>
</ul>
<p>Draw yours on squared paper, one square to 10 cm, and cut the furniture out. It is the cheapest hour in the whole business. Our <a href="/collections/planning-guides">room planning guide</a> has the squares ready to print.</p>`,
};
