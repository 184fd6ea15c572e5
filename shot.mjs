import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] })
const what = process.argv[2]
for (const [name, width, height, scheme, js] of [['d-light',1280,900,'light',true],['p-light',360,740,'light',true],['d-dark',1280,900,'dark',true],['p-nojs',360,740,'light',false]]) {
  if (what && !name.includes(what)) continue
  const c = await b.newContext({ viewport:{width,height}, colorScheme: scheme, javaScriptEnabled: js, reducedMotion:'reduce', isMobile: width<500, hasTouch: width<500 })
  const p = await c.newPage(); const log=[]; p.on('console',m=>m.type()==='error'&&log.push(m.text())); p.on('pageerror',e=>log.push(e.message))
  let bytes=0; p.on('response', async r=>{ try { bytes += (await r.request().sizes()).responseBodySize } catch {} })
  const client = await c.newCDPSession(p); await client.send('Network.enable'); let wire=0; const list=[]; client.on('Network.loadingFinished', e=>{wire+=e.encodedDataLength}); client.on('Network.responseReceived', e=>list.push(e.response.url.slice(21)));
  await p.goto('http://localhost:3103/try/chatbot'); console.log(name,'at load', wire, list.length); await p.waitForTimeout(2500); console.log(name,'after idle', wire, list.length)
  await p.screenshot({ path:`/tmp/chatbot/${name}-0.png`, fullPage:true })
  if (js) {
    await p.evaluate(()=>new Promise(r=>{ if (Object.keys(document.body).some(k=>k.startsWith('__react'))) return r(); addEventListener('app:hydrated',()=>r(),{once:true}); dispatchEvent(new Event('pointerup')) }))
    await p.locator('#ask input:not([type=radio])').fill('how much is scaling and do you take insurance?')
    await p.locator('#ask').getByRole('button',{name:'Send', exact:true}).click(); await p.waitForTimeout(400)
    await p.screenshot({ path:`/tmp/chatbot/${name}-1.png`, fullPage:true })
    console.log(name, 'scrollWidth', await p.evaluate(()=>document.documentElement.scrollWidth), log, 'msg:', (await p.locator('#message-form-message').inputValue()).slice(0,400))
  }
  await c.close()
}
await b.close()
