/**
 * The same name in many languages. Compiled for this project from common knowledge, without any other data set as its
 * source; part of the project and under its license. Far from complete. In the format of european.ts; the names of a
 * line are interchangeable.
 */
export const acrossLanguages = `
adam: adamo adamos adan
adrian: adriano adrien hadrian adrianus adriaan
agnes: agnese ines inez agnieszka agneta
albert: alberto albrecht adalbert
alexander: alexandre alejandro alessandro aleksandr aleksander alexandros alexandru sandor alasdair alistair iskander iskender aleksandar oleksandr aleksanteri alisdair alexandr
alexandra: alejandra alessandra aleksandra alexandrine oleksandra
alexis: alexey aleksei alexios
alfred: alfredo alfredas
alice: alicia alicja alisa aliz alix alis
amelia: amelie amalia amalie
ambrose: ambrosio ambroise ambrogio
andrew: andreas andre andrea andres andrei andrej andrzej andras ondrej andrey anders andriy antti andrija
andrea: andreina andreea andree
angela: angele angelika angeliki angelina anzhela
ann: anna anne ana hannah hanna anya anita annette anja aniko anouk anneke anniken
anthony: anton antonio antoine antoni antonin antal antonios antonius anto antonis
antonia: antonina antoinette antonie
arnold: arnaud arnaldo arno
arthur: arturo artur arturs
august: augusto auguste augustin agoston agustin
barbara: barbora borbala varvara barbe
bartholomew: bartolome bartolomeo bartlomiej bartholomaus barthelemy
basil: vasily vasilis vasilios vasile basilio vasyl vasileios
beatrice: beatriz beatrix beata
benedict: benedikt benoit benedetto benito bent bengt benedykt
benjamin: benjamim binyamin veniamin beniamino
bernard: bernhard bernardo bernd bernat
bridget: brigitte birgit birgitta brigida brigita brygida britt
caroline: carolina karolina karoline carola
cecilia: cecile cecilie cecily silke
charles: karl carlos carlo karel karol karoly carl carles charl kaarle kalle karlo
charlotte: carlotta carlota sarlota szarlota
christian: cristian kristian cristiano christiaan krystian
christina: cristina kristina krystyna krisztina christine kristine kirsten kerstin kristiina christiane khristina
christopher: christoph christophe cristobal cristoforo krzysztof kristof kristoffer christoffer christoforos krystof hristo
claire: clara chiara klara klaara klaartje
claude: claudio claudius klaudiusz
claudia: claudine klaudia
conrad: konrad corrado konrado
constance: constanza costanza konstanze
constantine: konstantin constantin konstantinos costantino
cornelius: cornelis kornel corneliu
cyril: kirill kiril cyrille
daniel: daniele danijel daniil danilo dan danyil
daniela: danielle daniella danijela
david: davide dawid davit taavi daud dawud davi
dennis: denis dionysios dionisio denes
diana: diane dijana
dominic: dominik domenico domingo dominique domingos domonkos
dorothy: dorothea dorota dorotea dorothee dorottya dorote
edmund: edmond edmundo odon
edward: eduard eduardo edouard edoardo edvard duarte edvardas
eleanor: eleonora leonor eleonore leonora elinor
elizabeth: elisabeth elisabetta erzsebet elzbieta alzbeta elizaveta isabel elisa elise elspeth eilis elisaveta jelisaveta elisabete lisbeth liisa elizabeta
ellen: helen elin
emily: emilia emilie emilija emiliya
emmanuel: manuel emanuele emanuel immanuel emmanouil
eric: erik erich erico eerik
ernest: ernst ernesto erno
esther: ester eszter hester estera
eugene: evgeny evgeni eugen eugenio eugeniusz jeno yevhen evgeniy
eve: eva ewa yeva eeva aoife hawa
felix: feliks felice
ferdinand: fernando hernando nandor ferran
florence: fiorenza florencia
francis: francesco francisco francois franz franciszek frantisek ferenc frans franjo frane xisco francesc
frances: francesca francisca francoise franziska franciszka
frederick: friedrich federico frederic frederik fryderyk fredrik frigyes
gabriel: gabriele gabor gavriil gavril jibril cebrail
gabrielle: gabriela gabriella gabriele
geoffrey: godfrey gottfried geoffroy goffredo
george: georg jorge giorgio georges georgi yuri jerzy gyorgy jiri georgios jurgen joris jordi goran gheorghe djordje juraj jurgis yrjo yuriy georgiy jorgen girgis
gerard: gerhard gerardo gerrit gerald
gerald: giraldo geraldo gerold
gertrude: gertrud gertruda gertrudis
gilbert: gilberto gisbert
giles: gilles egidio
gregory: gregor gregorio gregoire grigori grzegorz gergely grigory rehor grigorios
gustav: gustavo gustave gusztav gustaf kustaa
guy: guido vito
hannah: hanna hana johanna channah
helen: helena elena helene eleni ilona yelena jelena olena heleen leena elaine elene
henry: heinrich henri enrico enrique henrik henryk hendrik jindrich heikki henrique indro
herbert: heribert erberto aribert
herman: hermann armand armando ermanno
hilary: hilario ilario hilarius
hugh: hugo ugo hugues
ignatius: ignacio ignaz ignace ignacy inigo ignazio
irene: irina irena irini iren iryna
isaac: isaak yitzhak ishaq izaak isak ishak
isabel: isabella isabelle izabela ysabel isobel ishbel
isaiah: isaias jesaja
jacob: jakob jacques giacomo jaime santiago james iago jakub yakov jacobo jacopo iakovos yaakov jacobus jaakko yakub yaqub diego jaume
james: jaime jacques giacomo seamus hamish jacob jakob jayme
jane: jeanne giovanna jana janina juana sian sinead jeana
joan: joanna johanna juana giovanna jeanne ioanna joana ivana jovana joanne
jasmine: yasmin jasmin yasemin
jeremy: jeremias jeremie geremia yeremey
jerome: jeronimo girolamo hieronymus geronimo hieronim
joachim: joaquin joaquim gioacchino jochem
john: johann johannes juan giovanni jean jan ivan ioannis janos joao sean ian hans ion evan jens johan giannis yannis ioan yahya eoin jovan juhani hovhannes ivane yohan
jonathan: yonatan jonatan
joseph: josef jose giuseppe jozef jozsef josip yusuf youssef iosif josep yosef josefus seosamh osip
josephine: josefina giuseppina josefine jozefina josephina
joshua: josue yehoshua giosue
judith: judit giuditta judyta
julia: giulia julie yulia iulia julija juliya julka
julian: julien juliano giuliano yulian julianus
julius: julio giulio jules gyula juliusz
justin: justino justus giustino
catherine: katharina caterina catalina katarzyna ekaterina katarina katerina katalin catarina aikaterini kateryna katrin caitlin karin katherine kathryn yekaterina kaarina cathrine katrine katariina ecaterina
ladislaus: laszlo ladislav wladyslaw
laura: laure lavra lauretta
lawrence: laurent lorenzo lorenz laurens lars laurentius lavrentiy wawrzyniec lorenc vavrinec lovro laurence
leo: leon leone lev leonardo leos
leonard: leonardo leonhard lennart leonid leonardus
leopold: leopoldo lipot
louis: luis luigi ludwig lodovico ludovic lajos luiz lodewijk lewis alois aloysius ludwik ludvik clovis luigino
louise: luisa louisa luise ludwika lovisa aloisia
lucas: luke lukas luca lukasz luc lluc lucian loukas luka
lucy: lucia lucie lucija luzia lucja
magdalene: magdalena madeleine madalena magdolna maddalena magdalini madeline
marcel: marcello marcelo
margaret: margarete margherita marguerite margarita malgorzata margit margareta marketa margot mairead marjorie margrethe margaretha margarida marharyta
mark: marco marcos marcus marek markus marc marko markos
martha: marta marthe
martin: martino marton marcin maarten martinho martinus morten martti martyn
mary: maria marie mariam maryam mari marija maryse miriam maire mariya meryem mariia
matthew: matthias mateo matteo matthieu mateusz matej mate matei matvey mathieu matthaus mateus mateu matti matthijs matias matthaios
maurice: moritz mauricio maurizio maurits moric
maximilian: massimiliano maximiliano maximilien maksymilian maximiliaan
maxim: maksim massimo maxime maximo
michael: michel miguel michele mihail mikhail michal mihaly mikael mihai mikel michail mikolas mykhailo mikhael mikkel mika micheal miquel mihailo mihajlo
monica: monika monique
moses: moshe moises musa mose moise
nadia: nadja nadine nadezhda
natalie: natalia nathalie natalya nataliya natalija
nathan: natan nathanael
nicholas: nicolas nikolaus nicola nikolai nikolaos mikolaj miklos nicolae nikola niklas nils niels mykola nicolo nicolaas mikulas niccolo neculai nikolay
nicole: nicola nicoletta nikola
olga: helga olha
oliver: olivier oliviero
oscar: oskar oszkar
patrick: patricio patrizio patrik padraig patrice patryk
patricia: patrizia patrycja
paul: pablo paolo pavel pawel paulo pal pavlos pol pavle paavo pavlo paulus pauli pau
paula: paola pavla pauline paulina
peter: pedro pierre pietro piotr petr petar petros pieter pyotr per peder petteri pere petru boutros piero petur petrus pekka pekko
philip: felipe philippe filippo filip philipp filippos fulop felip
rachel: raquel rachele rahel rakhil
raphael: rafael raffaele rafal rafail
raymond: ramon raimondo raimund raimundo ramund
rebecca: rebeka rivka rebekka rebeca
reynold: reinhold rinaldo reinaldo
richard: ricardo riccardo ryszard rikard risto
robert: roberto ruprecht rupert roibeard
roger: rogerio ruggero rudiger rogelio
roland: rolando orlando lorand
rose: rosa roza ruza rozalia
rudolph: rudolf rodolfo rodolphe
salome: salomea shlomit
samuel: samuele samuil shmuel
sarah: sara sare zarah
sebastian: sebastiano sebastien bastien sebestyen sebastiao
sergius: sergio serge sergei serhiy sergey
sigmund: sigismund zygmunt zsigmond segismundo
simon: simone szymon simeon shimon simao semyon simun
solomon: salomon suleiman salomone shlomo suleyman
sophia: sofia sophie zofia zsofia sofie sofija sofya
stanislaus: stanislav stanislaw estanislao
stella: estelle estela estrella
stephen: stefan esteban etienne stefano istvan stepan stephan stevan estevan stjepan stefanos steven estevao steffen staffan tapani
stephanie: stefania estefania stefanie stephania
susan: susanna suzanne susana zuzanna zsuzsanna susanne zuzana suzana shoshana
sylvia: silvia sylvie silvie sylwia
tatiana: tatyana tetiana tatjana
teresa: theresa therese tereza terezia theresia terez
theodore: theodor teodoro fyodor todor teodor theodoros fedir feodor theodorus tivadar
thomas: tomas tommaso tomasz tamas toma tuomas tomaz foma thoma tomislav
timothy: timo timofey timothee timoteo timotheus
ursula: orsolya orsola urszula
valentine: valentin valentino walenty balint
valerie: valeria valeriya
veronica: veronika veronique berenice
victor: viktor vittorio wiktor
victoria: viktoria vittoria victoire wiktoria viktoriya
vincent: vincenzo vicente vinzenz wincenty vince vikentiy
virginia: virginie
vladimir: wladimir volodymyr waldemar wlodzimierz valdemar
walter: gualtiero walther wouter gautier valter
william: wilhelm guillermo guillaume guglielmo willem vilmos vilhelm guilherme wilhelmus gwilym vilem ville uilleam viljami guillem
yvonne: ivonne ivona iwona
xenia: ksenia oksana kseniya
zachary: zacharias zaccaria sakari zakaria zekeriya
eugenia: eugenie evgenia yevgenia jevgenija
theodora: teodora feodora
pauline: paulina polina
lydia: lidia lidija lidiya
ludmila: lyudmila liudmila ljudmila
sonia: sonja sonya zofia
tanya: tanja tania
katya: katja katia
sasha: sascha sacha sasa
misha: mischa
natasha: natascha natacha
igor: ihor
oleg: oleh
sergei: sergej
dimitri: dmitry demetrios dimitrios dmytro demetrio dumitru dimitar dimitris
`;
