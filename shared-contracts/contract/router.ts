/**
 * The router as the store uses it: one shared instance for shell and remotes. Only what is used is
 * exported, because a shared module is shipped whole.
 */

export type { NavigateOptions, RouteObject } from 'react-router-dom';
export {
  createBrowserRouter,
  data,
  Outlet,
  RouterProvider,
  redirect,
  redirectDocument,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { Link } from './router/link.tsx';
