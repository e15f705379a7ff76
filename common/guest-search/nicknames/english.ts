/**
 * Given names of the English-speaking world and their short and pet forms. Compiled for this project from common
 * knowledge, without any other data set as its source; part of the project and under its license. Far from complete.
 * One family per line: the names, a colon, their short and pet forms; lower case, without accents.
 */
export const english = `
aaron: ron ronnie ari
abigail: abby abbie abbey gail
abraham: abe bram ham
adam: ad addie
adelaide adeline: addie addy della heidi ada
agnes: aggie nessa nessie
aidan aiden: ade aid
alan allan allen: al
albert: al bert bertie
alexander: alex al alec alick lex sandy xander zander sasha
alexandra: alex alexa lexi lexie sandra sandy sasha ali allie
alexis: alex lexi lexie
alfred: alf alfie fred freddie al
alice alicia: ali allie ally elsie lisa
alison allison: ali allie ally
amanda: mandy manda mandi amy
amelia: amy millie milly mel lia emmy
amber: amy
andrew: andy drew andi
andrea: andy andie andi drea
angela: angie ange angel
ann anne anna: annie nan nancy nanny nina anya
annabel annabelle: anna bella belle annie
anthony antony: tony ant toni anton
antonia: toni tonia tony nia
april: apryl
archibald: archie archy baldie
arthur: art artie arty
ashley ashleigh: ash
audrey: dee audie
augustus august augustine: gus augie
barbara: barb barbie babs bobbie basia
barnabas barnaby: barney
bartholomew: bart barty
beatrice beatrix: bea bee trixie trix beattie
benjamin: ben benny benji benjy bennie jamin
bernadette: bernie detta
bernard: bernie barney
bethany: beth
beverley beverly: bev
bradley: brad
brandon: bran brandy
brenda: bren
brendan: bren brendy
brian bryan: bry
bridget brigid: biddy bridie brie bree bridey
brittany britney: brit britt
caleb: cal
calvin: cal vin vinnie
cameron: cam cammie ron
camilla: cam millie milla cammie
candace candice: candy candi
carl karl: charlie
caroline carolyn: caro carol carrie lina lynn caz caddie
carol carole: caro carrie
cassandra: cass cassie sandra sandy
catherine katherine kathryn katharine catharine: kate katie kathy cathy kat cat kitty kay kit kath cath katy trina rina
caitlin kaitlyn katelyn: kate katie cait kait caity
cecilia cecily: cece celia cissy sissy
charles: charlie chuck chas chaz chip charley carl
charlotte: charlie lottie lotte char charley
chelsea: chels
cheryl sheryl: cher cherie
christian: chris
christina christine: chris chrissy christie tina christy chrissie kris krissy kristy
christopher: chris kit topher christy kris chip
cindy: cynthia cinderella lucinda
claire clare: clarie
clara: clarrie clare
clarence: clare
clementine: clem clemmie
clifford clifton: cliff
clive: cliff
clinton: clint
colin: col
constance: connie
cordelia: delia cordy
cornelius: neil corny neely con
courtney: court
crystal: chris cris
curtis: curt
cynthia: cindy cyndi cindi
cyril: cy
daisy: margaret
dale: dal
daniel: dan danny dannie
danielle: dani danny elle
daphne: daph
darren: daz dazza
david: dave davey davie davy
deborah debra: deb debbie debby debs
deirdre: dee
delilah: lila
denise: dee denny
dennis: den denny
derek: del
desmond: des dez
diana diane dianne: di didi dee
dominic: dom nic nick
dominique: dom nikki
donald: don donny donnie
donna: don
dorothy dorothea: dot dottie dolly dora dory thea
douglas: doug dougie
duncan: dunc
dustin: dusty
dylan: dyl
earnest ernest: ernie ern
edgar: ed eddie
edith: edie eddie
edmund edmond: ed eddie ned ted
edward: ed eddie ned ted teddy eddy neddy
edwin: ed eddie win
eileen aileen: ellie eily
elaine: lainie laney ellie
eleanor elinor eleanora: ellie nell nellie nora ella lenny nelly elle norah
elijah: eli lije
elizabeth elisabeth: liz beth betty lizzie lizzy eliza betsy bess bessie bet lisa libby elsie ellie elle liza lise lisbeth betsey birdie elsa lilibet bette
ella: ellie elle
ellen: nell nellie ellie elle
elliot elliott: eli
eloise heloise: ellie lou
elvira: elvie vera
emily: em emmy emmie millie milly emma
emma: em emmy emmie
emmanuel emanuel: manny manu
eric erik: rick ricky
erica erika: rikki ricky
erin: ernie
ernestine: ernie tina
esmeralda: esme
esther: essie hettie hetty hester
ethan: eth
eugene: gene
eugenia: genie gena
eunice: una
eva eve: evie
evangeline: eva evie angie
evelyn: eve evie lyn eva ev
ezekiel: zeke
ezra: ez
felicity: fliss flick liss fee
ferdinand: ferdie ferdy
fiona: fi fee
florence: flo flossie florrie flora
frances: fran frankie fanny franny francie sissy cissy
francis: frank frankie fran
francesca: fran frankie cesca chess chessie
franklin: frank
frederica: freddie fred rica
frederick fredrick frederic: fred freddie freddy fritz rick
gabriel: gabe gabby
gabrielle gabriella gabriela: gabby gabi gaby ella elle brie
gareth: gary gaz
gary: gaz gazza
geoffrey jeffrey geoff: jeff
george: georgie geordie
georgia georgina georgiana: georgie gina george
gerald gerard: gerry jerry
geraldine: gerry geri jerry dina
gertrude: gertie trudy trudie gert
gideon: gid
gilbert: gil bert
gillian jillian: gill jill gilly jilly
gina: georgina regina
giles: gil
gloria: glo
gordon: gordie gord don
grace: gracie
graham graeme: gray
gregory: greg gregg
griffin: griff
gwendolyn gwendoline: gwen wendy gwennie
hannah: annie nan
harold: harry hal harrie
harriet: hattie harry hatty
harrison: harry
heather: hettie
hector: heck
helen helena: nell nellie lena ellie elaine ellen nelly
henrietta: hettie hattie etta harriet henny retta hen
henry: harry hal hank hen
herbert: herb bert herbie
herman: herm manny
hilary hillary: hil hilly
horace: horry
howard: howie
hubert: hugh bert hube
hugh hugo: huey hughie
humphrey: humph
ian: iain
ida: idy
ignatius: iggy nate
imogen: immy immie
ingrid: inga
irene: rene renie
iris: risa
isaac: ike zac zack
isabel isabella isabelle isobel: bella izzy belle isa ibby bell izzie issy tibby ella
isaiah: ike zay
israel: izzy
ivan: van
jack: john jackie jacko jacques
jackson: jack jax
jacob: jake cob jay coby
jacqueline jacquelyn: jackie jacqui jacky jaqui
jacques: jack
james: jim jimmy jamie jem jimmie jay jaime
jane: janie jenny janey janet jenna
janet: jan nettie jane
janice janis: jan
jared: jed jerry
jasmine yasmin yasmine: jas jaz jazz yas minnie
jason: jay jase
jasper: jas
jean: jeannie jeanie
jeanette jeannette: jean nettie jan
jedidiah: jed
jemima: jem mima jemma
jennifer: jen jenny jenni jennie jenn jenna
jeremiah: jerry jem
jeremy: jerry jem jez
jerome: jerry
jessica: jess jessie jessi jesse jecca
jessamine: jess
jesse: jess
jill: gill
joan joanna joanne johanna: jo joanie joey jojo hannah
jocelyn: joss jo lyn
jodie jody: jo
joel: joey
john: jack johnny jon johnnie jock
jonathan jonathon johnathan: jon jonny johnny nathan jonty nate john
jordan: jordy jord judd
joseph: joe joey jos jo jody jojo
josephine josefina: jo josie joey fifi jojo posy
joshua: josh
josiah: joe si
joyce: joy
judith: judy judi jude judie
julia julie: jules jill jilly
julian julius: jules jule
juliana julianne: jules julie anna ana
juliet juliette: jules julie ette
june: junie
justin: jus
justine: jus tina
karen: kaz
katrina: kat trina tina katie
keith: kei
kelly: kel
kelvin: kel
kendall: ken kenny
kendra: ken kenny
kenneth: ken kenny
kevin: kev
kimberly kimberley: kim kimmy kimmie
kristen kristin kirsten: kris kristy kristi krissy kirsty
kristina kristine: kris tina kristy krissy
lambert: bert
laura: laurie lolly lori lauren
lauren: laurie ren lori laura lolly
laurence lawrence: larry laurie lawrie loz lars lol
leah: lee
leander: lee andy
lee: leigh
leila: lily
lena: helena magdalena
leo: leonard leopold
leonard: len lenny leo lennie
leonora: nora leo
leopold: leo poldi
leroy: roy lee
leslie lesley: les lee
lester: les
lewis: lew louie lou
lilian lillian: lily lil lilly lillie
lily: lil
linda: lindy lyn lynn lin
lindsay lindsey: linds lin
lionel: leo
llewellyn: lew lyn
lois: lo
lorraine: lori rain lorrie
louis: lou louie lew lewis
louisa louise: lou lulu
lucas: luke luc
lucille lucinda: lucy lou cindy lu
lucy: lu lou lucie luce
luke: lu
lydia: lyddie liddy
lynette: lyn lynn nettie
mabel: may mab
mackenzie: mac mack kenzie
madeline madeleine: maddie maddy mads lena lynn
madison: maddie maddy
magdalene magdalena: maggie lena magda maddie
malcolm: mal malc
marcella: marcy marcie
marcia: marcy marcie
marcus: marc mark
margaret: maggie meg peggy marge margie greta madge meggie peg rita daisy mags maisie megan maggy gretel margot molly
margarita: rita daisy
marian marion: mary molly
marianne: mary anne annie
maria: mary mia ria
marie: mary
mariah: riah mary
marilyn: mary lyn mari
marjorie marjory: marge margie madge jorie
mark marc: markie
marlene: marly marley lena
marshall: marsh
martha: marty mattie mart patty
martin: marty mart
martina: tina marty
marvin: marv
mary: molly polly mamie may mae minnie moll marie maria mimi
matilda: tilly mattie tilda maud tillie matty
matthew mathew: matt matty mat
maud maude: matilda
maureen: mo reenie
maurice morris: mo maurie morrie
maxine: max
maxwell maximilian maximillian maxim: max maxie
megan meghan: meg meggie megs
melanie: mel
melinda: mel mindy linda lindy
melissa: mel lissa missy lis
melvin: mel
mercedes: mercy sadie
meredith: merry meri
mia: maria amelia
michael: mike mick mickey micky mikey mitch
michaela mikaela: mickey kayla micky
michelle michele: shelly mich shell shelley micki
mildred: millie milly midge
miles myles: milo
millicent: millie milly
minerva: minnie
miranda: mandy randy mira
miriam: mimi mim mitzi miri
mitchell: mitch mike
mohammed muhammad mohamed mohammad muhammed mehmet: mo moe hamid
moira: mo
molly: mary
mona: mo
monica: mon monny nicky
montgomery: monty
morgan: mo
mortimer: mort morty
moses: mo moe
muriel: mur
murray: muz
myra: mimi
myron: ron
nadine: nadia dee
nancy: nan ann
naomi: omi
natalie nathalie: nat nattie talie tali
natalia: talia tasha nat nata
natasha: tasha nat tash
nathan nathaniel: nate nat than
neil neal: neily
nelson: nels nel
nicholas nicolas nickolas: nick nicky nico klaus nic colin claus
nicola nicole nichola: nicky nikki nic nicki nick coco
nigel: nige
noah: noe
noel noelle: nolly
nora norah: eleanor honora
norbert: bert norrie
norma: normie
norman: norm
octavia: tavy tavia
oliver: ollie olly noll
olive olivia: liv ollie livvy livia olly
oscar: ozzie ossie
oswald: oz ozzie ossie
owen: eoin
pamela: pam pammy
parker: park
patience: pat patty
patricia: pat patty trish patsy tricia trisha patti trixie
patrick: pat paddy rick packy patsy
paul: paulie
paula pauline: polly paulie lina
pearl: perla
peggy: margaret
penelope: penny nell pen
percival: percy
perry: peregrine
peter: pete petey
petra: pet
petronella: nell ella petra
philip phillip: phil pip flip
philippa: pippa pip phil
phoebe: pheebs bee
phyllis: phyl phil
preston: pres
priscilla: cilla prissy pris
prudence: pru prue
quentin quinton: quin quinn
rachel rachael: rach rae shelly ray
ralph: ralphie rafe
ramona: mona
randall randolph: randy rand
raphael: raph rafe rafa
raymond: ray
rebecca rebekah: becky becca bec becks reba beck
reginald: reg reggie rex
regina: gina reggie
reuben ruben: rube ben
rhiannon: rhi anni
rhoda: rho
richard: rick dick ricky richie rich dickie rickie hick ritchie
rita: margarita
robert: bob rob bobby robbie bert robin bobbie rab robby dob
roberta: bobbie robbie berta bobby
roderick: rod rick roddy
rodney: rod roddy
roger rodger: rog hodge
roland rowland: rollie roly rolly
ronald: ron ronnie ronny
rosalie rosalind rosalyn: rosie rose roz ros
rosamund rosamond: rosie roz ros rose
rose: rosie
roseanne rosanna: rose rosie anna annie
rosemary rosemarie: rose rosie romy roma
ross: rossie
rowena: ro wena
roxanne roxana: roxy rox anna
royce: roy
ruby: rubes
rudolph rudolf: rudy rolf dolph rudi
rufus: rufe
rupert: rupe bert
russell: russ rusty
ruth: ruthie
ryan: ry
sabrina: brina sabby
sally: sal sarah
salvatore: sal
samantha: sam sammy manthy mantha
samson sampson: sam
samuel: sam sammy
sandra: sandy sandi
sarah sara: sally sadie sal sari
savannah: sav vanna
scarlett: lettie scar
scott: scotty
sean shaun shawn: john
sebastian: seb bastian baz bash bas
selina selena: lena sel
serena: rena
shannon: shan
sharon: shaz shari
shauna: shaun
sheila: shel
shelley: shell
sherman: sherm
shirley: shirl shirlee
sidney sydney: sid syd
sierra: sisi
silas: si
simon: si sim
simone: sim mona
solomon: sol solly
sonya sonia: sunny
sophia sophie sofia: soph sophy fia
stacy stacey: stace
stanley: stan
stella: estelle
stephanie stefanie: steph stevie steff stef annie fanny
stephen steven: steve stevie steph ste
stewart stuart: stu stew
summer: sum
susan susanna susannah suzanne: sue susie suzy suze suki sukie zanna sanna suzie susy
sylvester silvester: syl sly vester
sylvia silvia: syl sylvie
tabitha: tabby
tamara: tam tammy mara tamsin
tamsin: tam tammy tamzin
tanya: tan
tara: tar
terence terrence: terry tel
teresa theresa therese: terry tess tessa tracy resi terri tessie reese
terry: terrance terrence theresa
thaddeus: thad tad ted
thea: dorothea theodora
thelma: tel
theodora: dora theo thea teddy dolly
theodore: ted teddy theo
thomas: tom tommy thom tam
tiffany: tiff fanny
timothy: tim timmy
tobias toby: tobe tobi
todd: toddy
tracy tracey: trace
travis: trav
trevor: trev
tristan: tris
tyler: ty
ulysses: uly lyss
ursula: ursie sula
valentine valentina: val tina
valerie: val
vanessa: nessa ness van
vera: veronica
vernon: vern
veronica: ronnie vera roni nica ronni
victor: vic vick
victoria: vicky vic tori vicki tory vikki vickie posh
vincent: vince vin vinny vinnie
viola violet: vi letty
virginia: ginny ginger gina ginnie
vivian vivien vivienne: viv vivi
wallace: wally
walter: walt wally wat
wanda: wendy
warren: ren
wayne: wayney
wendy: wen
wesley: wes
wilbur: will
wilfred wilfrid: wilf fred will
wilhelmina: willa mina minnie billie wilma
william: will bill billy willy willie liam wil billie
wilma: willie
winifred: win winnie freda
winston: win winnie
woodrow: woody
xavier: xav javi zave
yolanda: yoli lana
yvonne: vonnie eve
zachary zachariah zachery: zach zack zac zak
zoe: zo
`;
