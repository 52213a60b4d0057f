/** The shared instance of the router. Exports only what is in use, because a shared module is not tree-shaken. */

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
