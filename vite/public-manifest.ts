import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

interface Route {
  parentId?: string
  module: string
}

/** The router's table for visitors: without the owner's desk, which is half of it. */
export async function writePublicManifest(root: string): Promise<void> {
  const folder = path.join(root, 'build/client/assets')
  const [name, ...others] = globSync('manifest-*.js', { cwd: folder }).filter((file) =>
    /-[0-9a-f]{8}\./.test(file),
  )
  if (!name || others.length > 0) throw new Error(`${folder} should hold one table of routes`)
  const script = await readFile(path.join(folder, name), 'utf8')
  const [, start = '', table = ''] = /^(window\.__reactRouterManifest=)(.*?);?\s*$/s.exec(script) ?? []
  const manifest: { routes: Record<string, Route> } = JSON.parse(table)
  const isDesk = (id: string | undefined): boolean =>
    id !== undefined && (id.startsWith('routes/admin/') || isDesk(manifest.routes[id]?.parentId))
  const routes = Object.entries(manifest.routes).filter(([id]) => !isDesk(id))
  await writeFile(
    path.join(folder, `public-${name}`),
    `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`,
  )
}
