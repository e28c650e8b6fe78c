import type { KindInMenu as Kind } from '../kinds/kind-of.ts'
import { foldHeading } from './fold-heading.ts'
import { initialsOfTruths } from './heading-words.ts'

/** What tables of other tools and languages call the kinds, besides the names of each kind itself. */
const words: readonly (readonly [kind: Kind, names: string])[] = [
  [
    'single_answer',
    'mc,mcq,mcqs,scq,sc,radio,single,single select,single correct,one answer,true false,true or false,tf,t f,boolean,' +
      'yes no,opción única,selección única,opción múltiple,escolha única,múltipla escolha,choix unique,qcu,' +
      'einfachauswahl,один ответ,одиночный выбор,pilihan ganda,çoktan seçmeli,trắc nghiệm,اختيار من متعدد,' +
      'کثیر الانتخابی,बहुविकल्पीय,单选题,单选,单项选择题,单项选择,选择题,判断题,判断,是非题,객관식,単一選択',
  ],
  [
    'multiple_answers',
    'msq,mrq,ma,multi,multiple,multiple responses,multi select,multiselect,checkboxes,multiple correct,' +
      'multiple choice multiple,multiple choice multiple answers allowed,selección múltiple,respuesta múltiple,' +
      'casillas,casillas de verificación,múltiplas respostas,caixas de seleção,choix multiples,mehrfachauswahl,' +
      'mehrfachantwort,несколько ответов,множественный выбор,多选题,多选,多项选择题,多项选择,不定项选择题,複数選択',
  ],
  [
    'short_answer',
    'sa,short,short answer,text,fib,fill in the blank,fill in the blanks,identification,one word,type answer,' +
      'type the answer,typed answer,text input,text entry,respuesta corta,completar,resposta curta,réponse courte,' +
      'kurzantwort,короткий ответ,isian,isian singkat,kısa cevap,boşluk doldurma,điền khuyết,إجابة قصيرة,مختصر جواب,' +
      '填空题,填空,短答,단답형',
  ],
  ['numeric', 'num,nat,integer,calculated,numg,numérica,numérico,numérique,numerisch,числовой'],
  [
    'descriptive',
    'open,open question,openquestion,open ended question,subjective,long,ensayo,abierta,pregunta abierta,aberta,' +
      'dissertativa,question ouverte,freitext,offene frage,открытый вопрос,esai,uraian,açık uçlu,tự luận,مقالي,' +
      'تفصیلی,वर्णनात्मक,简答题,问答题,论述题,記述,서술형',
  ],
  [
    'ordering',
    'sort,sorting,sequencing,arrange,rearrange,reorder,jumble,puzzle,put in order,rank,ordenar,reihenfolge,' +
      'упорядочивание,последовательность,urutkan,sıralama,排序题,排序',
  ],
  [
    'matching',
    'match the following,matching pairs,pairs,mtf,pairing,emparejamiento,relacionar,zuordnung,соответствие,' +
      'сопоставление,menjodohkan,eşleştirme,连线题,配对题,匹配题',
  ],
]

/** A name of a kind without case, blanks and signs that files write differently. */
export const foldKindName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_/:-]+/g, ' ')

/** The kinds by their names, folded. */
export const kindsOfOthers: ReadonlyMap<string, Kind> = new Map(
  words.flatMap(([kind, names]) =>
    names.split(',').map((name): [string, Kind] => [foldKindName(name), kind]),
  ),
)

/** The letters and signs of true and false below a name for statements that has none of its own. */
const lettersOfTruths: ReadonlyMap<string, readonly (readonly string[])[]> = new Map<
  string,
  readonly (readonly string[])[]
>([
  ...['tf', 't f', 'true false', 'true or false', 'boolean', 'yes no', '判断题', '判断', '是非题'].map(
    (name) =>
      [
        name,
        [
          ['t', 'y', 'yes', '1', '√', '✓', '✔'],
          ['f', 'n', 'no', '0', '✗', '✘'],
        ],
      ] as const,
  ),
  ...['vf', 'v f'].map((name) => [name, [['v'], ['f']]] as const),
  ...['rf', 'r f'].map((name) => [name, [['r'], ['f']]] as const),
  ...['wf', 'w f'].map((name) => [name, [['w'], ['f']]] as const),
])

/** The first letters of true and false in the language in which a cell names statements: "VF", "Vrai/Faux", "判断题". */
export const truthsOfKind = (cell: string): readonly (readonly string[])[] | undefined =>
  cell === '' ? undefined : (lettersOfTruths.get(foldKindName(cell)) ?? initialsOfTruths(foldHeading(cell)))
