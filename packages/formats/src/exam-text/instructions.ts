/** What a line asks for in each line or question below it, which is more than one: "Fill in the blanks." */
export const asksForEach = new RegExp(
  String.raw`\b(?:fill\s+in|blanks|(?:true|t)\s*(?:\([Tt]\))?\s*(?:or|and|\/)\s*(?:false|f)|` +
    String.raw`short\s+(?:answers?|questions?|notes?)|following|in\s+(?:detail|brief)|briefly|` +
    String.raw`(?:choose|select|tick|encircle|circle|mark)\s+the\s+(?:correct|right|best)|mcqs?|multiple[-\s]choice|` +
    String.raw`answer\s+(?:all|any|the|these)|vrai\s+(?:ou|\/)\s*faux|cochez|compl[ée]te[rz]?|r[ée]ponde?[zrs]?|` +
    String.raw`verdadero\s+o\s+falso|completa|rellena|marca|elige|contesta|richtig\s+oder\s+falsch|kreuzen?|` +
    String.raw`erg[äa]nzen?|vero\s+o\s+falso|completare?|segna|verdadeiro\s+ou\s+falso|assinale|complete)\b|` +
    String.raw`درست\s+جواب|صحیح\s+جواب|خالی\s+جگ|مختصر|تفصیل|مندرجہ\s+ذیل|درج\s+ذیل|غلط|` +
    String.raw`اختر|أجب|أكمل|ضع|عل[ّ]?ل|عر[ّ]?ف|اذكر|قارن|` +
    String.raw`चुन|रिक्त|निम्न|उत्तर\s+(?:दी|लिख)|सही\s+(?:या|अथवा)\s+गलत|বেছে|শূন্যস্থান|` +
    String.raw`верно\s+или\s+неверно|выберите|заполните|ответьте|pilihlah|isilah|jawablah|doğru\s+(?:mu|veya)`,
  'iu',
)
