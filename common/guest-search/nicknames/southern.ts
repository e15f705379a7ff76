/**
 * Given names of southern and south-eastern Europe, Hungary, the Near East and the eastern Slavs with their short and
 * pet forms, and the same name in different languages. Compiled for this project from common knowledge, without any
 * other data set as its source; part of the project and under its license. Far from complete. In the format of
 * european.ts.
 */
export const southern = `
adelaida: ade lida
agostino: ago tino
alejandro: alex ale jandro sandro
alejandra: ale alex jandra
alessandro: ale sandro alex
alessandra: ale sandra
alfonso: fonsi poncho alfon fonso
alfredo: fredo fredy fredi
ana: anita anabel anica anka
andre: dede
andrea: andri drea
angela: angelina angie lina
angelo: angiolo lino
antoine: toine tony toinou titoine
antonio: tonio toni tono nino toto tonino antonello tonho
antonella: anto nella
arturo: turo
aurelie: lili aure
barbara: barby
bartolomeo: meo
beatriz: bea betty bia
benedicte: bene
benoit: ben
bernardo: berni nardo
camille: cam mimi
carlos: carlitos charly carlinhos calo
carlo: carletto
carmen: carmela carmina menchu
carolina: caro carol lina
catalina: cata lina
caterina: cate rina katia
cecile: ceci
cesare: cesarino
charlotte: chacha lolotte
chiara: chiaretta
christophe: chris tof
claire: clairette
claudia: clau claudina
concepcion: concha conchita chita conchi
consuelo: chelo consu
cristian: cris
cristina: cris tina cristi
daniel: dani danilo
daniela: dani
davide: dado
delphine: delph
diego: santiago
dolores: lola loli lolita
domenico: mimmo menico nico mico memmo
dominique: dom domi
eduardo: edu lalo eddy duda
elena: nena lena ele
eleonora: nora ele leo
elisa: eli
emanuele: lele manu ema
emilie: mimi emi
emmanuel: manu
emmanuelle: manu emma
encarnacion: encarna encarni
enrico: rico enri chico
enrique: quique kike rico
ernesto: neto tito
esperanza: espe
eugenio: gege
esteban: esti
etienne: titi
fabio: fabi
federico: fede fred rico
federica: fede
felipe: feli pipe lipe
fernando: nando fer ferni
filippo: pippo filo
florence: flo flore
francesca: franca fra cesca checca
francesco: franco ciccio cesco checco fra
francisco: paco pancho curro fran quico xico chico kiko frank cisco
francisca: paca paquita fran chica
francois: fanfan franck
francoise: fanfan soizic
frederic: fred fredo
gabriel: gabi gabo
gabriela: gabi
gaetano: tano nino
genevieve: ginette gene
george: jojo
georges: jojo
gerard: gege
giacomo: giaco mino
gianluca: gian luca
giorgio: gio
giovanna: gianna vanna gio nina
giovanni: gianni gio vanni nino giannino nanni
giulia: giuli giulietta
giuliano: giulio
giuseppe: beppe peppe pino peppino geppetto beppino
giuseppina: pina giusy peppina pinuccia
gonzalo: gonza chalo
graciela: chela
gregorio: goyo grego
guadalupe: lupe lupita
guillaume: guigui will
guillermo: guille memo willy billy
gustavo: gus tavo guga
henri: riton
hector: tito
hugo: hugui
ignacio: nacho iggy
ignazio: nazio
ines: inesita
inmaculada: inma
isabel: isa chabela bel belinha ysabel
isabella: isa bella
isabelle: isa zabou
jacques: jacquot jacky jaco
jaime: jimmy jaimito
javier: javi xavi
jean: jeannot
jeanne: jeannette jane
jeremie: jerem
jerome: jeje
jesus: chus chuy suso
joao: joaozinho jao
joaquin: quino quim chimo
jorge: coque koki jorgito
jose: pepe chepe josele ze pepito zeca
josefa: pepa josefina pepita fefa
josefina: fina jose pepa
juan: juanito juancho juani
juana: juanita
julia: juli
julien: juju
julio: juli
laura: lauri
laurent: lolo
leonardo: leo nardo
leonor: leo nora
lorenzo: renzo lollo enzo lori
lourdes: lulu
lucas: luquinhas
lucia: luci lucy chia
luciano: lucio ciano
luigi: gigi gino luigino
luis: lucho luisito lulu
luisa: lulu lisa
luiz: lula
magdalena: magda malena lena
manuel: manolo manu lolo manny manel manolito mane
manuela: manu manoli lola
marcello: lello
marcos: marquinhos
margarita: rita marga mague
margherita: rita marghe ghita
marguerite: margot margaux guite
maria: mari marita maruja mariuccia mia marisa cota mariquita
mariangela: mari angela
maribel: isabel
mariateresa: maite
mario: mariolino
marta: martita
massimiliano: massi max
massimo: max massi
mathieu matthieu: mat matt
matteo: teo matte
mauricio: mauri
maurizio: mauri icio
mercedes: merche meche mercy
michel: michou mimi
michele: miki lele mimi
miguel: migue mike miguelito micky
montserrat: montse
nathalie: nath nat
nicolas: nico colas nicky
nicola: nico cola
nicoletta: nico letta
octavio: tavo
olivier: oliv
orlando: lando
pablo: pablito
paola: paoletta
paolo: paolino
pascal: pasco
pasquale: lino pasqualino
patricia: patri pati paty
patrice: pat
patrizia: patti pat
pedro: perico pedrito peyo
philippe: phil fifi
pierre: pierrot
piero: pietro pierino
pietro: piero pierino
pilar: pili piluca
rafael: rafa rafi fael
raffaele: lello raffo lele
raimundo: rai mundo
ramon: moncho ramoncito
raquel: quela
ricardo: ricky ricardito cacho
riccardo: ricky ricca
roberto: beto tito robi berto
rocio: chio
rodrigo: rodri rigo
rodolfo: rodo fito
rosa: rosita rosi
rosario: charo chari
salvador: salva chava
salvatore: toto turi sasa salvo tore
santiago: santi yago tiago chago
sebastian: sebas seba
sebastiano: seba bastiano nello
sebastien: seb
sergio: checo
silvia: silvi
simone: simo
sofia: sofi
soledad: sole
stefania: stefi
stefano: ste stefanino
stephane: steph
stephanie: fanny steph
susana: susi
sylvie: syl
teodoro: teo
teresa: tere teresita maite terezinha
theo: theodore theophile
therese: zeze
thibault: thib titi
thierry: titi
tiago: thiago
tommaso: tommy masino tom maso
valentina: vale tina
valeria: vale
veronica: vero
veronique: vero
vicente: chente vicen
vincent: vince
vincenzo: enzo vince cenzo
vincenza: enza
virginie: gigi
vittoria: vicky vitto
vittorio: vito
victor: vitin
victoria: vicky toya
xavier: xavi
yolanda: yoli
yves: yvon
alexandru: alex sandu
andrei: andy
constantin: costi dinu costel
dumitru: mitica dima
elena: lenuta ileana
ecaterina: cati catinca
gheorghe: gicu ghita george gigi
ioan ion: nelu ionel ionut
ioana: oana
maria: marioara maricica
mihai: misu michael
nicolae: nicu nae
stefan: fane
vasile: vasi lica
adrienn: adri
agnes: agi agica
agoston: guszti
aladar: ali
andras: andris bandi andriska
andrea: andi
aniko: ani anna
antal: toni tonci
arpad: arpi
attila: ati
balazs: balu
barbara: bori barbi
borbala: bori borka
bela: belus
daniel: dani
denes: dini
dorottya: dori dora dorka
eszter: eszti etti
erzsebet: bozsi erzsi zsoka bobe zsike orsi erzsike boske
eva: evi evike
ferenc: feri ferko ferike
gabor: gabi gabika
gergely: geri gergo
gyorgy: gyuri gyurka gyurika
gyula: gyuszi
hajnalka: hajni
ibolya: ibi
ildiko: ildi
ilona: ica ili ilonka ilka
imre: imi imrus
istvan: pista isti pisti steve
ivan: vanya
janos: jani janko jancsi
jozsef: joska jozsi joe
judit: jutka juci
julia julianna: juli julcsi juliska
karoly: karcsi
katalin: kati kata katinka kato
klara: klari
kristof: kristi
krisztina: kriszti kriszta
laszlo: laci lacika lali
lajos: lali
levente: levi
magdolna: magdi
margit: manci gitta
maria: mari marika marcsi mariska
marton: marci
mate: mati
mihaly: misi miska
miklos: miki nick
monika: moni
nora: nori
orsolya: orsi
pal: pali
peter: peti petike
piroska: piri
reka: rekus
robert: robi
roza: rozsi
sandor: sanyi sanyika
sara: sari
tamas: tomi tamaska
terez: teri
tibor: tibi
timea: timi
veronika: vera vica veri
viktoria: viki
vilmos: vili
zoltan: zoli zolika
zsofia: zsofi
zsolt: zsolti
zsuzsanna: zsuzsi zsuzsa
aleksandar: aca sasa aco aleks ace sale
aleksandra: sanja saska sandra
ana: anica anka ancica
andrija: andro
antun ante: tonci anto tonko
bogdan: boban
branislav: brana bane
branko: branimir
danijel: dani danko
dragan: gagi dragi
dusan: duca dule dusko
dorde djordje djorde: djole dole georgije
filip: fico
goran: gogi
gordana: goca
ivan: ivo ivica iva vanja
ivana: iva ivka
jelena: jeca lena jelenka
josip: joso joza josko
katarina: kaca kata
ljiljana: ljilja
luka: luce
marija: mara maja marica
marko: mare
mihajlo: mika misa
mihailo: mika misa
milan: mile mica
milica: mica mila
milos: mile misa
miroslav: mirko miro
nemanja: nemke
nenad: neno
nikola: niko nidzo nik
petar: pero pera
predrag: pedja peda
radovan: rade rasa
slavica: slava
slobodan: boban sloba
snezana: sneza
stjepan: stipe stevo stipan
svetlana: ceca
tomislav: tomo
vesna: vesnica
vladimir: vlada vlado
vuk: vukasin
zoran: zoki
zeljko: zeljo
alexandros: alekos alex alexis
alexandra: alexa
anastasia: tasia natasa tasoula
anastasios: tasos
andreas: andrikos
angeliki: angela aggela
antonios: antonis tonis
aristotelis: aris telis
athanasios: thanasis nasos thanos sakis
charalampos: babis haris charis lampros
christos: christakis
christina: tina
dimitrios: dimitris mitsos jimmy mimis takis dimi
dimitra: mimi mitsa
eleftheria: ria
eleni: elena lena nitsa lenio elenitsa
emmanouil: manolis manos
evangelia: litsa eva vangelio lia
evangelos: vangelis
georgia: gogo gina
georgios giorgos: yorgos george jorgos yiorgos giorgis
ioanna: gianna joanna nana
ioannis giannis: yannis yiannis john janis ioannes
katerina aikaterini: katina kaiti
konstantina: dina ntina nantia
konstantinos: kostas costas dinos konnos kostis konstantin gus
kyriakos: kyriakis koulis
maria: marika maro
markos: mark
michail: michalis mihalis
nikolaos: nikos nicos nick nikolas
panagiotis: panos takis panayiotis panais
panagiota: giota yota
paraskevi: vivi voula evi
pavlos: paul
petros: peter
sofia: sofoula
spyridon: spyros spiros
stavros: steve stavrakis
stylianos: stelios
stavroula: voula
theodoros: thodoris teo theo
vasiliki: vaso vasia vicky kiki
vasilios vasileios: vasilis billy bill vassilis
aleksandr alexander: sasha shura sanya alex sania sacha sashka aleks
aleksandra alexandra: sasha shura sanya
aleksey alexei alexey aleksei alexej: lyosha alyosha lesha aliosha leha
alena: alyona elena
alisa: alya
anastasiya anastasia: nastya asya stasya nastia nastja anastasiia
anatoliy anatoly anatoli: tolya tolik
andrey andrei andrej: andryusha dron andriy
angelina: lina gelya
anna: anya nyura anyuta nyusha annushka ania
anton: antosha tosha tony
arkadiy arkady: arkasha
artyom artem: tyoma tema artiom
boris: borya bob
daniil danila: danya danil
daria darya dariya: dasha dashka dariia dascha
denis: den deniska
dmitriy dmitri dmitry dimitri: dima mitya dimka mitia dimon
ekaterina yekaterina: katya katia katyusha katja kate kateryna
elena yelena: lena alyona lenochka helena olena
elizaveta yelizaveta: liza lizochka lisa
evgeniy yevgeny evgeny evgeni yevgeniy: zhenya genya jenya eugene
evgeniya yevgenia: zhenya
fyodor fedor: fedya
galina: galya galia halyna
gennadiy gennady: gena
georgiy georgi: gosha zhora yegor egor
grigoriy grigori grigory: grisha
igor: igorek garik ihor
ilya ilia: ilyusha ilja
inna: innochka
irina: ira irochka irisha iryna
ivan: vanya vania vanja ivanko
kirill: kir kirya cyril kirusha
konstantin: kostya kostia kostik
ksenia kseniya: ksyusha xenia oksana ksusha
larisa: lara lora
leonid: lyonya lenya
lev: lyova leo leva
lidia lidiya: lida
lyubov lubov: lyuba luba liubov
lyudmila ludmila: lyuda mila luda lusya ludmilla liudmila
maksim maxim: max maks
margarita: rita margo
maria mariya: masha marusya manya mashenka mascha mariia mary
marina: marisha
mikhail michail: misha mishka mischa michael mykhailo
nadezhda: nadya nadia
natalya natalia nataliya natalja: natasha nata tasha natalka nataliia
nikita: nik nikitka
nikolay nikolai nikolaj: kolya kolia nick mykola kolja
nina: ninochka
oksana: ksana
oleg: olezhka oleh
olga: olya olenka lyolya olia olha olja
oleksandr: sasha oleks sashko olexandr les
oleksiy: lyosha oleksii alex
pavel: pasha pavlik pavlo pascha
polina: polya
pyotr petr: petya petia petro
roman: roma romka
semyon semen: syoma senya
sergey sergei sergiy sergej: seryozha seryoga serge serhiy serhii serhij
sofia sofya: sonya sofa sonia
stanislav: stas slava
stepan: styopa
svetlana: sveta lana svitlana sweta
taras: tarasyk
tamara: toma
tatyana tatiana: tanya tania tanja tetiana tetyana
timofey: tima tim
vadim: vadik vadym
valentin: valya val
valentina: valya val
valeriy valery: valera
valeria valeriya: lera
varvara: varya
vasiliy vasily vasili: vasya vasia vasyl basil
vera: verochka
veronika: nika vera
viktor: vitya vitek
viktoria viktoriya victoria: vika vita viktoriia
vitaliy vitaly: vitalik
vladimir: vova volodya vlad vladik wladimir volodymyr vovka
vladislav: vlad slava vladik
vyacheslav: slava
volodymyr: vova volodia vlad
yakov: yasha
yaroslav: yarik slava
yekaterina: katya
yulia yuliya julia: yulya julija yuliia juliya
yuri yuriy: yura jura iurii yurii
zinaida: zina
abdullah abdallah: abdul abdo abdu
abdulrahman abdelrahman abdurrahman: abdul abdo rahman
abdelkader: kader
ahmed ahmad ahmet: hamada ahmo
ali: alinho
ayse aisha aysha ayesha: ayseh aicha eisha
emine amina: aminah mina
fatima fatma fatimah: fatou fati fatim fatoumata fadime
hasan hassan: hasso
hussein hussain huseyin husain hossein: huss husayn
ibrahim: ibo brahim ibra
ismail: ismael isma
jamal: cemal gamal djamal
khadija: hatice khadijah
khaled khalid: halid
mahmoud mahmood: mahmut mahmud
mariam maryam meryem: mimi miriam mary
mehmet: memo mehmed
mohammed mohamed muhammad mohammad: mo moe hamoudi medo muhammed mohamad mihammed mamadou momo
mustafa mostafa: musti mustapha moustapha
nour noor: nur nora
omar: omer umar
osman: uthman othman
salah: saleh
suleiman suleyman: solomon sulayman
yusuf youssef yousef: joseph yussuf youcef joe yousuf jussuf
zaynab zeinab zeynep: zainab zeina
avraham: avi abraham rami
binyamin benyamin: benny bibi beni benjamin
chaim: haim hyman
eliyahu: eli elijah
moshe: moishe moses moishi
rivka: rebecca riva rivky
sarah: sura surah
shlomo: solomon shloimi
shmuel: samuel shmulik
shimon: simon
yaakov: jacob yanky kobi yankel
yehuda: judah yudi
yitzchak yitzhak: isaac itzik itzhak
yosef: joseph yossi yossel
`;
