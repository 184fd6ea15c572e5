/** What runs when a page lets it: each calls `trip()`, so that a test can tell whether anything did. */
const calls = [
  'trip()',
  'window.trip()',
  'trip`1`',
  'top["trip"]()',
  'eval("trip()")',
  '(0,trip)()',
  '[1].find(trip)',
  'setTimeout(trip)',
]

const frames: ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<ScRiPt >${call}</sCrIpT>`,
  (call) => `"><script>${call}</script>`,
  (call) => `'><script>${call}</script>`,
  (call) => `</title><script>${call}</script>`,
  (call) => `</textarea><script>${call}</script>`,
  (call) => `</script><script>${call}</script>`,
  (call) => `--><script>${call}</script>`,
  (call) => `]]><script>${call}</script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<img src="x" onerror='${call}'>`,
  (call) => `"><img src=x onerror=${call}>`,
  (call) => `<img/src=x/onerror=${call}>`,
  (call) => `<IMG SRC=x ONERROR="${call}">`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<body onload=${call}>`,
  (call) => `<details open ontoggle=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `" autofocus onfocus="${call}" x="`,
  (call) => `' autofocus onfocus='${call}' x='`,
  (call) => `<video><source onerror=${call}></video>`,
  (call) => `<audio src=x onerror=${call}>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<iframe src="javascript:parent.${call}"></iframe>`,
  (call) => `<a href="javascript:${call}">press</a>`,
  (call) => `javascript:${call}`,
  (call) => `<math><mtext><script>${call}</script></mtext></math>`,
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `\${${call}}`,
  (call) => `&lt;script&gt;${call}&lt;/script&gt;`,
]

/** 256 of them. */
export const scriptStrings: string[] = frames.flatMap((frame) => calls.map(frame))

const scripts =
  'नमस्ते|שלום|مرحبا|你好|こんにちは|안녕하세요|สวัสดี|Здравствуйте|Γειά|ᚠᛇᚻ|ቋንቋ|ಕನ್ನಡ|தமிழ்|తెలుగు|বাংলা|ગુજરાતી|ଓଡ଼ିଆ|മലയാളം|ਪੰਜਾਬੀ|Kiswahili'
const numbers =
  '0|1|-1|1.00|$1.00|1/2|1E2|0x10|0b1|NaN|Infinity|-Infinity|1,000.00|1 000|१२३|٠١٢|𝟘𝟙𝟚|9'.split('|')
const reserved =
  'undefined|null|NULL|(null)|nil|true|false|None|hasOwnProperty|constructor|__proto__|prototype|toString|then|CON|PRN|AUX|NUL|COM1|LPT1|../../etc/passwd|..\\..\\windows|/dev/null|file:///etc/passwd|%s%s%n|%00|$HOME|$(touch x)|`ls`|; rm -rf /|&& dir'.split(
    '|',
  )
const queries =
  "1;DROP TABLE leads|' OR 1=1 --|' OR '1'='1|\" OR \"\"=\"|'; EXEC sp_x; --|1 UNION SELECT email FROM leads|%27 --|\\'; --|)) OR 1=1|/*!50000*/|'||pg_sleep(1)--".split(
    '|',
  )
const formulas =
  '=1+1|=cmd|\'/C calc\'!A0|+1+1|-1+1|@SUM(1)|=HYPERLINK("http://x.example","y")|=IMPORTXML("http://x.example","//a")|%0A=1|;=1+1'.split(
    '|',
  )
const shapes = [
  'Ω≈ç√∫˜µ≤≥÷',
  'åß∂ƒ©˙∆˚¬…æ',
  '﷽',
  'ﷺ',
  '😀👩‍👩‍👧‍👦🏳️‍🌈🇮🇳',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  '˙ɐnbᴉlɐ ɐuƃɐɯ',
  '‫test‬',
  '‪left‬ right‮dlrow',
  'a\u200bb\u200cc\u200dd\ufeffe',
  'ＦＵＬＬ ｗｉｄｔｈ',
  '𝕱𝖗𝖆𝖐𝖙𝖚𝖗 𐐀 𠜎',
  'x'.repeat(119),
  'ii̇İI',
  'ﬃ Ⅷ ½ ²',
  '"quoted" ‘single’ «guillemets»',
  "O'Brien-Smith & Söhne, Inc.",
  '<b>bold</b> &amp; &#60;',
  '{"json": [1, 2]}',
  '<?xml version="1.0"?>',
  '#hash ?query=1&b=2',
  'http://a/%%30%30',
]
const wrappings: ((text: string) => string)[] = [
  (text) => text,
  (text) => `${text} ${text}`,
  (text) => `"${text}"`,
  (text) => `‘${text}’ – ${text}`,
  (text) => `a ${text} z`,
]

/** Several hundred that have broken programs before: scripts, numbers, words with a meaning, queries, formulas. */
export const oddStrings: string[] = [
  ...new Set(
    [...scripts.split('|'), ...numbers, ...reserved, ...queries, ...formulas, ...shapes]
      .filter((text) => text !== '')
      .flatMap((text) => wrappings.map((wrap) => wrap(text))),
  ),
]

/** Refused with a clear answer wherever one line is asked for. */
export const unacceptableLines: string[] = [
  ...Array.from({ length: 32 }, (_, code) => `a${String.fromCharCode(code)}b`),
  'a\u007fb',
  'a\u2028b',
  'a\u2029b',
  'a\ud800b',
  'x'.repeat(10_000),
]
