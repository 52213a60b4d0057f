/**
 * The shared instance: everything here exists once in a page, however many packages import it. State, events, contexts and
 * the client live behind this entry; pure parts (domain, api calls, ui) are imported by their own paths.
 */
export { type ApiClient, createApiClient } from './api/client.ts';
export { type ApiError, ApiFailure, type ApiResult, orElse, orThrow } from './api/errors.ts';
export { type AddToCartAnswer, requestAddToCart } from './events/add-to-cart.ts';
export { emit, on } from './events/bus.ts';
export type { EventName, EventPayload } from './events/contract.ts';
export { toast } from './events/toast.ts';
export { contractWords } from './i18n/contract-words.ts';
export {
  declareLanguages,
  factsOf,
  furtherLanguages,
  hasWordsModules,
  inLanguage,
  isBundled,
  isInEnglish,
  LANGUAGES,
  type Language,
  type LanguageFacts,
  languageOf,
  localeOf,
  storeLanguages,
  withoutLanguage,
} from './i18n/languages.ts';
export { LanguageProvider, type NoteWord, NoteWords, useLanguage, useWords } from './i18n/react.tsx';
export {
  type CarriedWords,
  carryWords,
  defineWords,
  hasWords,
  installTexts,
  installWords,
  showInstalledWords,
  type Translate,
  type Translation,
  translator,
  type WordsOwner,
} from './i18n/words.ts';
export { defineIsland, type Island } from './island/define-island.tsx';
export { type Requested, useCannotOpen, useRequested } from './island/use-requested.ts';
export { fetchIslands, whenIdle, whenNear, whenUsed } from './island/when.ts';
export type { QueryOptions, QueryResult } from './query/use-query.ts';
export { fetchQuery, useQuery } from './query/use-query.ts';
export { ApiProvider, useApi } from './remote/api-context.ts';
export { Fragment, FragmentNotes, fragmentCode } from './remote/fragment.tsx';
export type { FragmentId, FragmentModule, FragmentProps } from './remote/fragments.ts';
export { HEADLESS_PARTS, type HeadlessModule, type HeadlessPart } from './remote/headless.ts';
export { links } from './remote/links.ts';
export {
  definePage,
  gone,
  notFound,
  type PageContext,
  type PageHead,
  type PageModule,
  type PageOutcome,
  redirectTo,
  show,
} from './remote/page.ts';
export { provideRemotePort, type RemotePort, RemoteUnavailable } from './remote/port.ts';
export { SiteProvider, useSite } from './remote/site.ts';
export { Unavailable } from './remote/unavailable.tsx';
export { $cartCount, $cartLines, $orderNote, $unreadableLines, type CartLine } from './stores/cart.ts';
export { $checkoutMarker, markCheckout, takeCheckoutMarker } from './stores/checkout-marker.ts';
export { $common } from './stores/common.ts';
export { $consent, decideConsent } from './stores/consent.ts';
export { $handOff, type PaymentHandOff, readHandOff } from './stores/hand-off.ts';
export { $isFiltered, $langCode, $navCategory, $navCategoryId } from './stores/navigation-keys.ts';
export {
  $storageReady,
  $storageRefused,
  connectStorage,
  jsonCodec,
  persistedAtom,
  personalAtom,
} from './stores/persisted.ts';
export { $deliveryDays, $deliveryWay, $pincode } from './stores/pincode.ts';
export { $recentlyViewed, noteViewed } from './stores/recently-viewed.ts';
export {
  $isLoggedIn,
  $lastPerson,
  $logOut,
  $token,
  $user,
  forgetPerson,
  LAST_PERSON_KEY,
  logIn,
  logOut,
  type User,
} from './stores/session.ts';
export { $clockSkew, storeNow } from './stores/store-clock.ts';
export { $wishList, toggleWish } from './stores/wish-list.ts';
