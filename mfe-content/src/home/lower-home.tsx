import { AllCollection } from '../all-collection/all-collection.tsx';
import { StoreMap } from '../map/store-map.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import { SpecialOffers } from '../special-offers/special-offers.tsx';
import { Film } from '../video/film.tsx';
import { WhyUs } from '../why-us/why-us.tsx';
import { type HomeData, isEmptyShop } from './home-data.ts';
import { LatestPosts } from './latest-posts.tsx';
import { LinkLists } from './link-lists.tsx';
import { Questions } from './questions.tsx';
import { Story } from './story.tsx';

type LowerHomeProps = Pick<
  HomeData,
  'newArrivals' | 'offers' | 'banners' | 'reviews' | 'collections' | 'posts' | 'story' | 'linkLists' | 'questions'
>;

/** The blocks from the offers down, in the order of HOME-09. */
export function LowerHome({
  newArrivals,
  offers,
  banners,
  reviews,
  collections,
  posts,
  story,
  linkLists,
  questions,
}: LowerHomeProps) {
  return (
    <>
      {!isEmptyShop({ newArrivals, collections }) && <SpecialOffers offers={offers} />}
      <WhyUs />
      <Reviews reviews={reviews} />
      {collections.length > 0 && <AllCollection collections={collections} />}
      <Film poster={banners[0]?.image ?? null} />
      <LatestPosts posts={posts} />
      <Story text={story} />
      <LinkLists lists={linkLists} />
      <Questions questions={questions} />
      <StoreMap />
    </>
  );
}
