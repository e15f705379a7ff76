/**
 * Given names of continental Europe and their short and pet forms, by language. Compiled for this project from common
 * knowledge, without any other data set as its source; part of the project and under its license. Far from complete.
 * One family per line: the names, a colon, their other forms; lower case, without accents; Cyrillic and Greek names in
 * Latin letters, spelled like in spelling/transliterate.ts and as their bearers spell them.
 */
export const european = `
alexander alexandra: alex sascha xander lexa sandra alexa
andreas: andi andy anders dres
angelika: angi geli
anneliese annelies: anne liese anneli lies
annemarie: anne annemie ami marie
antje: anna
benedikt: ben bene
bernhard: bernd berni hardy
bernd: bernhard
birgit: biggi gitte
brigitte: gitte biggi britta gitta
burkhard: hardi
christa: christel
christian: chris kris christ
christiane christina: chris tina christa nane
christoph: chris toph stoffel stoph
cornelia: conny nele connie nelly neele lia corrie
daniela: dani ela dana daniella
dietrich: dieter dirk dietz til till
dorothea dorothee: doro thea dora dorle dorchen
eberhard: ebbe hardy
eduard: edi edy ede
elfriede: elfi frieda friedel
elisabeth: elli lisa liese lisbeth lisl sissi sisi else elsbeth betti bettina ilse elke lilli liesel elsa lies
emil emilia: emmi milla mila
ernst: erni
eva: evi evchen
ferdinand: ferdi nando ferdl
florian: flo flori floh
franz: franzi franzl frank
franziska: franzi ziska fanny sissi
friederike: rike fritzi friedel rieke
friedrich: fritz fred friedel fiete frido
gabriele: gabi gaby ela
georg: schorsch jorg jurgen jorn gorg jorgi
gerhard: gerd hardy gert geri
gertrud gertraud: trude trudi traudl gerti traudi
gisela: gisi gila
gottfried: friedel friedl gotti
gunther gunter: gunni gunnar
hannelore: hanne lore hanni
hans: johannes hansi hannes hansel
heinrich: heinz heiner henning heini hinnerk hein rico henner hinrich
helene: lena leni hella lene
helmut: helmi heli
herbert: herbie heri
hermann: harm herm
hildegard: hilde hilla gardi hildi
ignaz: naz nazi
irmgard: irmi irma
jakob: jockel jacki jake
joachim: jochen achim jo kim jockel
johann johannes: hans hannes jan jo hansi hanno jens henning johnny joop hennes
johanna: hanna jo hanne hanni jana joke
josef joseph: sepp beppo jupp pepi sepperl peppi jos
josefine: josi fine pepi peppi fini
julia juliane: jule juli julchen
jurgen: jogi
karin: katharina kari
karl: kalle carlo charly karli
karoline caroline: caro karo lina line
katharina catharina: kathi kati kathe katja katrin ina trine tina kaethe nina kaat rina trijn
klaus: nikolaus klausi
konrad: conny kurt conni konni
kunigunde: gundi gunde
lieselotte: lilo lotte liese lotti
ludwig: lutz luki wiggerl lui
magdalena: lena leni magda lene maggi marleen
manfred: manni fred mani fredi
margarete margarethe margareta: grete greta gretel gretchen gitta rita meta marga gritt margit margret marit griet greet gretl
maria: mia ria mizzi marie mitzi mieke marieke mimi moidl
markus: max mark
martha: marthe
martin: maarten mart tini
martina: tina tini
mathilde: tilda thilde tilly hilde
matthias: matze hias matti matthes thias mats hiasl
maximilian: max maxi maxl mex
melanie: mel meli mela
michael: michi michl michel mike micha
michaela: michi ela micha
monika: moni mona nika
nikolaus: klaus niko nick nikki claus nico klas niki claas
norbert: nobbi bert noppi
ottilie: tilly otti tilli
paulina pauline: paula lina pauli
petra: pet petzi
philipp: phil lipp
rainer reiner: reini
regina: gina regi
reinhard reinhold: reini hardy
renate: reni nate nati
robert: rob robi bert
roland: roli
rosa rosina: rosi rosl rosel
rosemarie: rosi romy rosie marie
rudiger: rudi
rudolf: rudi rolf dolf ruedi
ruprecht: rupert
sabine: bine biene sabi bina
sebastian: basti bastian wastl bast seppi
siegfried: sigi siggi siggy friedel
sieglinde: linde siggi
sigmund: sigi
sigrid: sigi siri
simon: simi
sophie sofie: fieke sopherl fia fie
stefan stephan: steff steffen stef steffl
stefanie stephanie: steffi fanni fani stef
susanne: susi sanne sanna susa suse
theodor: theo thede teo
therese theresia: resi thesi thea tess
theresa teresa: resi
thomas: tom tommy thommy
ulrich: uli ulli ulf udo ueli
ulrike: uli rike ulla ulli
ursula: uschi ulla ursel ulli uschl ursi
valentin: veltin vali
verena: vreni vera reni vroni
veronika: vroni vera moni
viktoria: vicky vicki viki
vinzenz: zenz vinz
waltraud: traudl traudi walli waltraut
walter walther: wolti walti
werner: werni
wilhelm: willi willy wim helmut will wilko willem
wilhelmine: mina minna helma helmine wilma
wolfgang: wolf wolfi gang
wolfram: wolf
xaver: xaverl veri
adrianus adriaan: ad arie adrie janus
antonius: anton toon ton teun toine
cornelis cornelius: kees cor cees nelis niels
dirk diederik: dik
elisabeth: els liesbeth betje elsje liesje bep lies lisette
franciscus: frans
gerardus gerard: gerrit geert gert
gijsbert: gijs
godelieve: lieve
hendrik: henk rik hein henri driek henny
hendrika: riek rika henny
jacobus: jaap koos sjaak ko jac kobus
jacoba: coba coby
jan: johan johannes jantje
johannes: jan hans joop joh johan han
laurens laurentius: lau rens lars
leendert: leen
lodewijk: lode wiek
machteld: mach
mattheus: mathijs thijs matthijs tijs teeuw
nicolaas: klaas nico claas niek
petrus: piet peter pieter pier
pieter: piet
theodorus: theo dorus door
wilhelmina: willemien mien wil willy wilma mina
willem: wim pim willy wil bill
agneta: agnes neta
anders: andy ante
birgitta: gitta britta brita birgit gittan
bjorn: bjorne nalle
christina kristina: stina kia kicki kerstin kirsten stine tina
elisabeth elisabet: lisa elsa betty lisbet bettan lis elise lisbeth
erik: erki kirre jerker erkki
frederik fredrik: fred frede figge
gunnar: gurra nunne
gustav gustaf: gosta gurra kusti gus
henrik: henke hene rik
ingeborg: inga inge bojan
ingrid: inga
jakob: jeppe ib jacke
johan: janne jan juha johnny joan
johannes: hannes jens hans johs juhani juha
jorgen: jorg jorn
karin: kajsa kaisa kaja
karl: kalle calle kale
katarina: karin kajsa kata kattis trine
kristian: kris krille krister
kristoffer: kris stoffer toffe
lars: lasse laurits lauri lasses
lennart: lenny lelle
magnus: mange manne
margareta margrethe: greta marit maja merete grete meta maggan grethe
maria: maja mia mari marie
mats: matthias matte
matti: matias matthias
mikael michael: micke mika mikko mike mikkel
nils niels: nisse niklas
olav olaf: ole olle olof ola uffe
olof: olle
oskar: osse ossi
per: pelle peder petter peer
peter: pelle petter peder peppe
rasmus: erasmus rasse
sigurd: sigge siggi
soren: severin
stefan: steffe staffan steffen
sven: svenne svend
thomas: tompa tomas tuomas
torbjorn: tobbe
ulf: uffe
vilhelm: ville bill willy
viktor: vicke
aleksanteri: aleksi santeri ale sante
antti: andreas
eeva: eva
heikki: henrik
hannele: hannu
helena: leena hely
ilkka: ilja
jaakko: jakob jaska
johannes: juhani juha jussi jukka hannu
juhani: juha jussi
kaarina: kaisa karin
katariina: katri kati kaisa katja
kristiina: kirsi tiina kiki
maria: maija maarit marja mirja marjatta
margareeta: reetta marketta maarit
pekka: pietari petri
tuomas: tomi tuomo
yrjo: georg
adelaide: ade
agnieszka: aga agusia agnes
alain: al
aleksander: olek alek olo
aleksandra: ola olka olenka
alicja: ala
andrzej: jedrek andy jedrzej
aniela: anielka nela
anna: ania anka anusia hania andzia
antoni: antek tolek tosiek antos
antonina: tosia tola
barbara: basia baska basienka
bartlomiej bartosz: bartek bart
beata: beatka becia
boguslaw: bogdan bogus
boleslaw: bolek
bozena: bozenka
bronislaw: bronek
cezary: czarek
czeslaw: czesiek czesio
danuta: danka danusia
dariusz: darek
dominik: domino
dorota: dorotka dosia
edward: edek edzio
elzbieta: ela elka elunia
ewa: ewka ewunia
ewelina: ewela ewelka
feliks: felek
franciszek: franek franio
grazyna: grazka
grzegorz: grzesiek grzes greg
halina: halinka hala
hanna: hania hanka
helena: hela helenka
henryk: heniek henio
irena: irka
iwona: iwonka
jacek: jacus
jadwiga: jadzia jaga wiga
jakub: kuba kubus
jan: janek jas jasiek jasio
janina: janka jasia
janusz: januszek
jaroslaw: jarek
jerzy: jurek jerzyk
joanna: asia aska joasia
jolanta: jola jolka
jozef: jozek juzio jozio
julia: julka jula
justyna: justynka
kamil: kamilek
karolina: karola karolka
katarzyna: kasia kaska kate kasienka
kazimierz: kazik kazek
kinga: kunegunda
konrad: kondzio
krystyna: krysia kryska krystynka
krzysztof: krzysiek krzys chris krzych
leszek: lech lesiu
lucja: lusia
lukasz: lukaszek luki
maciej: maciek macius
magdalena: magda madzia magdalenka
malgorzata: gosia malgosia goska margo gosienka
marcin: marcinek
marek: mareczek
maria: marysia maryska majka mania maja
mariusz: mario
marta: martusia
mateusz: mateuszek mati
michal: michas misiek
mieczyslaw: mietek
mikolaj: miki mikolajek
monika: monia
natalia: natalka nata
pawel: pawelek
piotr: piotrek piotrus
przemyslaw: przemek
radoslaw: radek
roman: romek
ryszard: rysiek rysio
sebastian: seba
slawomir: slawek
stanislaw: staszek stas stach stan stasiek
stefan: stefek
szymon: szymek
tadeusz: tadek tadzio
teresa: terenia tereska
tomasz: tomek tomus
urszula: ula ulka
waclaw: wacek
wieslaw: wiesiek
wieslawa: wiesia
wiktoria: wika wiki wikta
wladyslaw: wladek
wlodzimierz: wlodek
wojciech: wojtek wojtus
zbigniew: zbyszek zbynio zbigi
zdzislaw: zdzich zdzisiek
zofia: zosia zoska
zuzanna: zuzia zuza zuzka
zygmunt: zyga zygmus
alzbeta: betka bozka eliska
anezka: aneza
antonin: tonda tonik
barbora: bara barca barka baruska
bohumil: bohous
bretislav: breta
daniel: dan danek
dominik: domca
eliska: ela
eva: evka evicka
frantisek: franta fanda
hana: hanka hanicka
helena: helca
ivana: iva ivanka
jan: honza jenda janek jenik honzik
jana: janka janicka
jaroslav: jarda jara
jaroslava: jarka jarmila
jindrich: jindra
jiri: jirka jura jirik george
jitka: jituska
josef: pepa pepik jozka josifek
jozef: jozo jozko
juraj: duro juro
jakub: kuba kubo
karel: kaja karlik
katerina: katka kacka kaca kata
katarina: katka katarinka
klara: klarka
kristyna: krista tyna tynka
ladislav: lada laco
lenka: magdalena helena
libuse: liba
ludmila: lida liduska
lukas: luky
marie: maruska majka manka marenka
marketa: marketka meky
martin: mata martinko
michaela: misa michala miska
michal: misa misko
milan: milanek
miroslav: mirek mira miro
miroslava: mirka
ondrej: ondra andrej
pavel: pavlik pavka
pavla: pavlina pavlinka
petr: petrik peta
petra: peta petruska
premysl: premek
radek: radoslav radomir
rudolf: ruda
rostislav: rosta
stanislav: standa
stepan: stepa stepanek
svatopluk: svata
stefan: stevo
tereza: terka terezka
tomas: tom tomasek
vaclav: vasek vasik venca
veronika: verca nika verka
viktor: vitek
vit: vitek
vladimir: vlada vladko vova
vojtech: vojta
zdenek: zdena
zdenka: zdena
zuzana: zuzka zuza
`;
