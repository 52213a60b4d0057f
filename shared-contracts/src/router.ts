/**
 * The router as the store uses it: one shared instance for shell and remotes. Only what is used is
 * exported, because a shared module is shipped whole.
 */

export type { NavigateOptions, RouteObject } from 'react-router-dom';
export {
  createBrowserRouter,
  data,
  Link,
  matchRoutes,
  Outlet,
  RouterProvider,
  redirect,
  redirectDocument,
  ScrollRestoration,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router-dom';
