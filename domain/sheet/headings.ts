/** What headings tell about a column, in the words of Indian and Tanzanian sheets. They are only ever looked for. */
export const headingSays = {
  phone: /phone|mobile|contact|whats ?app|\btel|simu\b/i,
  id: /\b(?:id|no|num|number|code|roll|sl|sr|s\.?no|serial|invoice|receipt|gst(?:in)?|pan|aadhaar|aadhar|pin ?code|pin|zip|uhid|mrn|adm|admission|ref|token|namba)\b\.?/i,
  date: /\b(?:date|day|dated|on|dob|tarehe|check.?in|check.?out|month)\b|date$/i,
  year: /\b(?:year|yr|mwaka|batch)\b/i,
  money:
    /amount|total|sales|revenue|fees?\b|paid|net\b|value|bill|collect|income|turnover|kiasi|jumla|mauzo|receipts|due/i,
  /** Added up these would mean nothing. */
  average:
    /rate|\bage\b|price|occupan|score|temp|percent|%|avg|average|rating|gpa|height|weight|bmi|mrp|\bper\b|duration|\bwait|minutes/i,
  person: /name|student|pupil|patient|customer|guest|client|employee|staff|mwanafunzi|jina/i,
  group:
    /branch|product|item|category|service|doctor|room|class|section|dept|department|source|city|area|type|status|mode|payment|channel|segment|reason|teacher|aina|bidhaa|tawi/i,
  className: /\b(?:class|grade|std|standard|form|darasa|section|sec|stream|division|div)\b/i,
  test: /\b(?:test|exam|term|unit|assessment|mtihani|muhula)\b/i,
  subject: /\b(?:subject|paper|somo)\b/i,
  marks: /\b(?:marks?|score|obtained|alama)\b/i,
  outOf: /\b(?:out ?of|max(?:imum)?|full)\b/i,
  /** A row among the pupils. */
  fullMarks:
    /^(?:(?:max(?:imum)?|full)\.?\s*marks?|max(?:imum)?|m\.?m\.?|(?:marks?\s*)?out of|पूर्णांक|अधिकतम अंक|alama (?:kamili|za juu))[\s.:]*$/i,
  /** What stands beside the subjects and is none. */
  sum: /\b(?:total|percent|percentage|average|avg|rank|grade|result|jumla|wastani|attendance|position)\b|%/i,
}

/** Subjects of schools in India and Tanzania. */
export const subjectNames =
  /\b(?:maths?|mathematics|hisabati|english|kiingereza|hindi|sanskrit|kiswahili|swahili|science|sayansi|physics|fizikia|chemistry|kemia|biology|baiolojia|social|sst|history|historia|geography|jiografia|civics|uraia|economics|computer|ict|it|evs|gk|urdu|punjabi|marathi|tamil|telugu|kannada|bengali|gujarati|french|art|accounts|accountancy|commerce|business|book ?keeping|political)\b/i

export const absentMarks = /^(?:ab|abs|absent|a\.b\.?|ml|n\/a|na|nil|null|none|[-–—.]+|#[a-z/0!?]+)$/i
export const yesMarks = /^(?:yes|y|true|ndiyo|ndio|haan|✓|✔)$/i
export const noMarks = /^(?:no|n|false|hapana|nahi|✗|✘)$/i
