import type { SeedPost } from './seed-post.ts';

export const sheeshamMangoAcacia: SeedPost = {
  slug: 'sheesham-mango-or-acacia',
  title: 'Sheesham, mango or acacia: which wood for which room',
  excerpt:
    'Three Indian hardwoods, side by side: weight, colour, how they take a knock, and where each of them is at home.',
  keywords: 'sheesham wood, mango wood, acacia wood, solid wood furniture, which wood is best',
  author: 'Rohan Khatri',
  date: '2023-09-14',
  picture: 'meera-bookshelf-in-sheesham-wood',
  html: `
<p>Most solid wood furniture made in Rajasthan is one of three woods. Sellers like to rank them. We would rather tell you what each is good at, because the wrong wood in the right place is still the wrong wood.</p>
<h2>Sheesham: the one that forgives</h2>
<p>Sheesham is Indian rosewood: dense, oily and dark, with a grain that runs from honey to chocolate in one board. The oil makes it dull to termites and easy to polish. It weighs around 770 kg a cubic metre when dry, so a king size bed takes four people to carry. Put it where things get knocked: dining tops, bed frames, the shoe rack by the door.</p>
<p>Its colour deepens in the first year. Move the fruit bowl now and then, or you will have a pale ring to remember it by.</p>
<h2>Mango: the even one</h2>
<p>Mango comes from orchards. A tree gives fruit for some forty years; after that it is felled and replanted, so no forest is touched. The wood is lighter, in weight and in colour, and takes a stain evenly, which is why walnut and teak finishes are so often mango underneath. Choose it for pieces that you move about, or where you want a particular shade: bookshelves, desks, chests of drawers.</p>
<p>Mango likes being dry. Keep it off a wet balcony and do not stand plants on it without a saucer.</p>
<h2>Acacia: the lively one</h2>
<p>Acacia is as hard as sheesham and striped light and dark from one tree, so no two tops match. It is at ease with moisture, which makes it the sensible choice for coastal cities, for bar stools in a kitchen, and for a mirror frame near a bathroom. If you want a pair that matches to the last line, acacia is not for you; if you want a coffee table people stroke while talking, it is.</p>
<h2>What matters more than the name</h2>
<ul>
<li><strong>How dry it is.</strong> Ask for the moisture: 8 to 12 per cent is right for most of India. Wetter wood moves, and its joints open.</li>
<li><strong>Where the joints are.</strong> A mortise and tenon in mango outlives a dowel in sheesham.</li>
<li><strong>Whether it is wood.</strong> Look at the edge of a shelf. The grain of a solid board runs over the edge; a veneer stops there.</li>
</ul>
<h2>In short</h2>
<p>Sheesham for what works hard, mango for what should look a certain way, acacia for what gets wet or should be looked at. If you cannot decide, mix them: dark and light in one room is how old houses did it. You can see each by itself under <a href="/collections/sheesham-wood">sheesham</a>, <a href="/collections/mango-wood">mango</a> and <a href="/collections/acacia-wood">acacia</a>.</p>`,
};
