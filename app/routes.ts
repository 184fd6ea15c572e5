import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { type PageId, paths } from '../content/paths.ts'

const intro = Object.entries(paths)
  .filter(([id]) => id !== 'home')
  .map(([id, path]) => route(path, 'routes/marketing/page-intro.tsx', { id: id as PageId }))

export default [
  index('routes/marketing/home.tsx'),
  ...intro,
  route('/design', 'routes/marketing/design.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
