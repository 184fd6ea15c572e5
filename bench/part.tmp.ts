import { judgeHtml } from './judges/html.ts'
import { readPages } from './judges/pages.ts'
import { withMeasuredSite } from './measured-site.ts'
import { show } from './lines.ts'
show(await withMeasuredSite(async ({origin})=>{
 const pages=await readPages(origin)
 for (const p of pages.slice(-21)) console.log(p.address, p.html.length, /<h1[^>]*>(.*?)<\/h1>/s.exec(p.html)?.[1]?.slice(0,80))
 return judgeHtml(pages)
}))
process.exit()
