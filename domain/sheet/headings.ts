/** Whether a text names something. */
interface Names {
  test(text: string): boolean
}

/** Words of English and Swahili by a pattern, of Hindi as whole words, however their letters are typed. */
function says(pattern: RegExp, hindi: string): Names {
  const words = new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${plainHindi(hindi).replaceAll(', ', '|')})(?![\\p{L}\\p{M}])`,
    'u',
  )
  return { test: (text) => pattern.test(text) || words.test(plainHindi(text)) }
}

/** Hindi is typed with and without the dot under a letter, and with either sign for a nasal vowel. */
function plainHindi(text: string): string {
  return text.normalize('NFC').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902')
}

/** What headings tell about a column, in the words of Indian and Tanzanian sheets. They are only ever looked for. */
export const headingSays = {
  phone: says(/phone|mobile|contact|whats ?app|\btel|simu\b/i, 'फोन, मोबाइल, संपर्क, व्हाट्सएप'),
  id: says(
    /\b(?:id|no|num|number|code|roll|sl|sr|s\.?no|serial|invoice|receipt|gst(?:in)?|pan|aadhaar|aadhar|pin ?code|pin|zip|uhid|mrn|adm|admission|ref|token|namba)\b\.?/i,
    'नंबर, नं, क्रमांक, क्र, रोल, रसीद, टोकन, पर्ची, आधार, पिन',
  ),
  date: says(
    /\b(?:date|day|dated|on|dob|tarehe|check.?in|check.?out|month|mwezi)\b|date$/i,
    'तारीख, दिनांक, तिथि, दिन, महीना, माह, चेक.इन, चेक.आउट',
  ),
  year: says(/\b(?:year|yr|mwaka|batch)\b/i, 'साल, वर्ष, सत्र'),
  money: says(
    /amount|total|sales|revenue|fees?\b|paid|net\b|value|bill|collect|income|turnover|kiasi|jumla|mauzo|\bada\b|malipo|\bamelipa\b|receipts|due/i,
    'रकम, राशि, कुल, बिक्री, कीमत, मूल्य, आमदनी, आय, फीस, शुल्क, जमा, किराया, खर्च',
  ),
  /** Of money: what came in, beside what should have. */
  received: says(/\b(?:paid|received|collected|amelipa|imelipwa|yaliyolipwa)\b/i, 'जमा, मिला, प्राप्त'),
  /** Money too, though it may not be added up. */
  priced: says(
    /price|mrp|\bcost|salary|wage|\brent\b|advance|deposit|discount|expense|\bbei\b|gharama|mshahara/i,
    'दाम, भाव, रेट, वेतन, छूट, एडवांस',
  ),
  /** What somebody still has to pay. */
  owed: says(
    /\b(?:dues?|balance|bal|outstanding|pending|unpaid|arrears?|owed|owing|receivables?|udhaa?r|bakaya|baki|deni|madeni|salio)\b/i,
    'बकाया, बाकी, उधार, शेष',
  ),
  /** Of a ledger or a bank: its balance is what there was at the time, and nobody owes it. */
  ledger: says(/\b(?:debit|dr|withdrawals?|opening|closing|available)\b/i, 'नामे, निकासी, डेबिट'),
  /** How somebody paid: above a column of ways, … */
  payment: says(
    /\b(?:pay(?:ment|ing)?|mode|method|malipo)\b|paid (?:by|via|through)/i,
    'भुगतान, पेमेंट, माध्यम, कैसे दिया',
  ),
  /** … or one way, above what was paid so. */
  payingWay: says(
    /\b(?:cash|upi|g ?pay|google ?pay|phone ?pe|paytm|bhim|cards?|swipe|neft|rtgs|imps|cheques?|online|m-?pesa|tigo ?pesa|airtel ?money|halo ?pesa|taslimu|kadi)\b/i,
    'नकद, कैश, यूपीआई, कार्ड, चेक, ऑनलाइन',
  ),
  cancelled: says(/\bcancel/i, 'रद्द, कैंसिल'),
  /** Added up these would mean nothing. */
  average: says(
    /rate|\bage\b|price|occupan|score|temp|percent|%|avg|average|rating|gpa|height|weight|bmi|mrp|\bper\b|duration|\bwait|minutes/i,
    'उम्र, आयु, दर, रेट, भाव, दाम, औसत, प्रतिशत, वजन, मिनट',
  ),
  person: says(
    /name|student|pupil|patient|customer|guest|client|employee|staff|mwanafunzi|mteja|mgonjwa|mgeni|jina/i,
    'नाम, छात्र, छात्रा, विद्यार्थी, मरीज, ग्राहक, मेहमान, अतिथि, कर्मचारी',
  ),
  group: says(
    /branch|product|item|category|service|doctor|room|class|section|dept|department|source|city|area|type|status|mode|payment|channel|segment|reason|teacher|aina|bidhaa|tawi|daktari|huduma|chanzo|darasa|malipo/i,
    'ब्रांच, शाखा, सामान, उत्पाद, श्रेणी, सेवा, इलाज, डॉक्टर, कमरा, कक्षा, क्लास, सेक्शन, विभाग, शहर, प्रकार, स्थिति, भुगतान, स्रोत, शिक्षक',
  ),
  className: says(
    /\b(?:class|grade|std|standard|form|darasa|kidato|section|sec|stream|division|div)\b/i,
    'कक्षा, क्लास, सेक्शन, वर्ग',
  ),
  test: says(/\b(?:test|exam|term|unit|assessment|mtihani|muhula)\b/i, 'टेस्ट, परीक्षा, टर्म'),
  subject: says(/\b(?:subject|paper|somo)\b/i, 'विषय'),
  marks: says(/\b(?:marks?|score|obtained|alama)\b/i, 'अंक, प्राप्तांक'),
  outOf: says(/\b(?:out ?of|max(?:imum)?|full)\b/i, 'पूर्णांक, अधिकतम अंक'),
  /** A row among the pupils. */
  fullMarks:
    /^(?:(?:max(?:imum)?|full)\.?\s*marks?|max(?:imum)?|m\.?m\.?|(?:marks?\s*)?out of|पूर्णांक|अधिकतम अंक|alama (?:kamili|za juu))[\s.:]*$/i,
  /** What stands beside the subjects and is none. */
  sum: says(
    /\b(?:total|percent|percentage|average|avg|rank|grade|result|jumla|wastani|attendance|position)\b|%/i,
    'कुल, योग, प्रतिशत, औसत, रैंक, ग्रेड, परिणाम, उपस्थिति',
  ),
}

/** Subjects of schools in India and Tanzania. */
export const subjectNames = says(
  /\b(?:maths?|mathematics|hisabati|english|kiingereza|hindi|sanskrit|kiswahili|swahili|science|sayansi|physics|fizikia|chemistry|kemia|biology|baiolojia|biolojia|social|sst|history|historia|geography|jiografia|civics|uraia|economics|computer|ict|it|evs|gk|urdu|punjabi|marathi|tamil|telugu|kannada|bengali|gujarati|french|art|accounts|accountancy|commerce|business|book ?keeping|political)\b/i,
  'गणित, अंग्रेजी, हिंदी, हिन्दी, संस्कृत, विज्ञान, सामाजिक विज्ञान, भौतिकी, रसायन, जीव विज्ञान, इतिहास, भूगोल, नागरिक शास्त्र, अर्थशास्त्र, कंप्यूटर, उर्दू',
)

export const absentMarks = /^(?:ab|abs|absent|a\.b\.?|ml|n\/a|na|null|none|अनुपस्थित|[-–—.]+|#[a-z/0!?]+)$/i
/** Of money and counts: there is nothing, and that is zero. */
export const nilMarks = /^(?:nil|zero|hakuna|sifuri|शून्य|कुछ नहीं)$/i
export const yesMarks = /^(?:yes|y|true|ndiyo|ndio|haan|ha(?:an)? ?ji|हाँ|हां|✓|✔)$/i
export const noMarks = /^(?:no|n|false|hapana|nahi|नहीं|✗|✘)$/i
/** A row of something that did not come about. */
export const cancelledMarks =
  /^(?:(?:cancel(?:l?ed)?|cxl|cnl|void(?:ed)?)(?![a-z])|(?:i|a|u|li)?me(?:ghairi|futwa)|रद्द|कैंसिल|कैंसल)/i
