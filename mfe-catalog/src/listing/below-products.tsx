/** One chunk with the parts that need no script to be read. */
export { BestPrices } from './best-prices.tsx';
export { Pagination } from './pagination.tsx';
export { RoomPicture } from './room-picture.tsx';
