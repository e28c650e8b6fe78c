import { defined } from '@quizwright/domain/defined.ts'

/** Opposites that WordNet does not list as such: of quantities, directions, times, and terms of subjects. */
const lines = `
more less | more fewer | most least | most fewest | much little | many few | all none | all some | every no | every some
always sometimes | always never | often seldom | before after | earlier later | above below | over under | up down
in out | into from | inside outside | on off | for against | towards from | from to | with without | upward downward
upwards downwards | forward backward | forwards backwards | left right | top bottom | front back | inner outer
toward away | towards away | increase decrease | increase reduce | increase lower | raise lower | raise reduce
raise cut | rise fall | rise drop | rise sink | rise decline | grow shrink | grow decline | great small | large small
big small | large little | hot cold | hot cool | warm cold | warm cool | attract repel | gain lose | win lose
absorb emit | absorb release | absorb reflect | float sink | expand contract | stretch compress | accept reject
accept refuse | equal unequal | equal exceed | same different | similar different | open close | connect disconnect
static dynamic | maximum minimum | maximal minimal | input output | allow prevent | allow forbid | allow prohibit
permit prohibit | prevent cause | prevent promote | help hinder | enable prevent | enable disable | converge diverge
exothermic endothermic | acid base | acidic basic | acidic alkaline | solid liquid | liquid gas | anode cathode
cation anion | oxidation reduction | oxidise reduce | oxidize reduce | proton electron | dominant recessive
predator prey | artery vein | source sink | push pull | heat cool | freeze melt | melt solidify | evaporate condense
boil freeze | begin end | start end | start stop | start finish | begin finish | first last | create destroy
build destroy | add remove | insert remove | insert delete | store remove | import export | supply demand
buyer seller | lender borrower | debtor creditor | profit loss | surplus deficit | inflation deflation | boom recession
legal illegal | guilty innocent | numerator denominator | sine cosine | vertical horizontal | parallel perpendicular
convex concave | even odd | rational irrational | finite infinite | discrete continuous | linear nonlinear
stable unstable | strong weak | strengthen weaken | thick thin | wide narrow | widen narrow | broad narrow
long short | tall short | high low | fast slow | quick slow | rapid slow | light heavy | light dark | dense thin
near far | deep shallow | rich poor | young old | new old | early late | easy hard | hard soft | cheap expensive
true false | right wrong | good bad | better worse | best worst | male female | public private | active passive
direct indirect | simple complex | transparent opaque | visible invisible | known unknown | living dead | alive dead
`

export const listedOpposites: readonly (readonly [string, string])[] = lines
  .split(/[|\n]/)
  .map((pair) => pair.trim().split(' '))
  .filter((pair) => pair.length === 2)
  .map(([one, other]) => [defined(one, 'one'), defined(other, 'other')])
