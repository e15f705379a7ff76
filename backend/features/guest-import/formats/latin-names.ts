/** Names and list words whose letter pairs show a language. Most names come from @faker-js/faker (MIT). */
export const latinNames = {
  en: `
    Name Table Guest Guests Number First Last Surname Notes Menu Meal Vegan Yes No Email Phone Aaliyah Adan Agustina Aleen
    Alfonzo Altenwerth Amely Angela Ansel Arianna Ashlee Austin Batz Berenice Bettie Bonita Braulio Brielle Burdette
    Candida Carolyne Cecil Chaya Cicero Cletus Conner Cortney Cydney Danial Darrell Deangelo Demarco Destiney Dina Doreen
    Earline Effie Elias Eloisa Emie Erdman Estel Eve Federico Flora Freda Garett Georgiana Ginger Gottlieb Guillermo Halie
    Hattie Henderson Hills Hoyt Imogene Ivah Jaden Jamir Jarrod Jazmin Jerald Jettie Joey Jose Judy Kaden Kariane Kathy
    Keeling Kenyatta Kiley Kovacek Kunze Laney Lavinia Leland Lesley Lillie Logan Louisa Luigi MacGyver Magdalen Marc
    Mariane Marley Matt Maye Melinda Michele Mitchell Morris Myron Neal Nicolette Norma Ola Orland Padberg Payton Piper
    Rachael Rasheed Reilly Ricardo Rod Roosevelt Rowena Ruthie Samuel Schimmel Serenity Shea Sim Stamm Stroman Tami Tess
    Timmothy Traci Trudie Vada Vernon Vito Waylon Wilfredo Witting Zachery
  `,
  de: `
    Tisch Gäste Gast Vorname Nachname Menü Anmerkung Straße Müller Schäfer Schröder Köhler Krüger Jäger Größe fünf für
    Günther Jürgen Jörg Grün Weiß Groß Strauß André Bräutigam Bäcker Bättig Börgeling Büchele Bühlmann Bürger Büscher
    Dächert Dörner Dück Françoise Fuhlbrügge Goldkühle Gérald Göckeritz Görlich Götzelmann Günz Hansjörg Häfliger Höcke
    Hönig Hübl Hügel Hütter Kesselschläger Kröger Kägi Käser Kölotzei Köseoglu Kúhnert Kühnemund Küng Küter Löser Lübke
    Marlène Mäder Mögenburg Möllenbeck Möllinger Nöh Pflügner Pöge Riethmüller Rädler Röse Rücker Rüter Schäffer Schärer
    Schönball Schönebeck Schönfeld Schötz Schürch Schütze Spöttel Stéphanie Stöppler Sönke Sürth Tächl Töpfer Wölpert
    Wünsche Zoé Ömer Aaliyah Alisha Apitz Baumeister Biba Brettschneider Catharina Cordes Denny Dylus Emil Fabrice
    Flottmann Gabrielle Glatting Habel Heinke Hiller Illing Jannes John Justus Kenan Knobel Krieger Laurence Leopold
    Lionel Lustenberger Mariam Matthes Mettler Morgenstern Nicolay Ott Poehn Reichardt Roba Salzer Schlangen Schwarzkopf
    Sky Stern Tamino Tischler Valentino Wehrli Wollenberg
  `,
  fr: `
    Prénom Nom Table Invité Invités Numéro Régime Végétarien Hélène François Françoise Benoît Jérôme Noël Zoé Chloé
    Lefèvre Lemaître Gérard Béatrice Cécile Forêt Crête Têtu Fêtard Prêtre Maître Geneviève Anaïs Loïc Maël Raphaël Joël
    Régis Rémi Aurélie Mélanie Stéphane Stéphanie Frédéric Amélie Clémence Léa Léo Théo Agnès Inès Hervé Barthélémy
    Besançon Beauséjour Château Évêque Quentin Garçon Lançon Français Rançon Être Bêche Guérin Mercière Rivière Brûlé
    Dupré Côté Benoîte Marçais Gonçalvès allergie à crustacés mariée marié Abigaël Adhémar Aglaé Albérade Alphée Améliane
    Angadrême Aphélie Astarté Aurèle Azélie Aïssa Bérangère Charlène Cléa Cléo Célestin Césaire Dorothée Eléa Eusèbe
    Gaétan Gisèle Gédéon Helèna Hélie Israël Judicaël Laurène Liétald Léandre Léonne Marlène Maëlie Maëlys Maïmouna
    Michèle Mylène Mélissa Naël Naïma Noémie Ophélie Pulchérie Rafaël Régine Saïd Silvère Ségolène Séverine Théa Théophile
    Valérie Yaël Zaché Ève Élias Éloïse Émile Éric Aaliyah Adriana Alfonso Ambrine Annibal Arnold Avital Becky Bonnet
    Caribert Chester Considine Daphnee Dominick Elea Emily Fabien Florie Georgette Guilhemine Hayes Ian Issiaka Jennifer
    Josue Keith Krystal Leandro Lilou Lowe Maggio Marilyn Maugis Michael Muriel Nienow Ombeline Perez Randall Rochelle
    Sabrina Schultz Simon Sven Thomas Valentina Welch Yoav
  `,
  es: `
    Nombre Apellido Apellidos Mesa Número Invitado Menú Peña Muñoz Núñez Ibáñez Íñigo Begoña José María Jesús García
    Martínez Rodríguez Íker Álvaro Ángel Óscar Úrsula Ramírez Hernández Gutiérrez Jiménez Gómez Sánchez Vázquez Suárez
    Cañete Castañeda Nuño Yáñez Briñas Güell Agüero Aarón Agustín Alcalá Almaráz Araña Avilés Beltrán Bermúdez Báez
    Calderón Carrión Cervántez Chávez Cortés Cristóbal Córdova Deleón Domínquez Dávila Echevarría Estévez Flórez Galván
    Gaytán Godínez Hernán Inés Joaquín Jáquez Lucía Magaña Martín Marín Mejía Mondragón Montéz Márquez Narváez Nicolás
    Pabón Pío Quiñónez Rascón Rentería Rocío Rodríquez Rubén Santillán Sofía Sáenz Tomás Tórrez Valdés Verónica Vásquez
    Véliz Zúñiga Ávalos Abeyta Aguirre Alicea Anda Arenas Axel Batista Bravo Canales Carrasco Cavazos Collazo Cristina
    Delvalle Emiliano Espinosa Fernando Galindo Gollum Guillermina Hurtado Jaimes Jurado Kevin Ledesma Lomeli Luisa Mares
    Maya Meza Montoya Nicole Ontiveros Palacios Perales Puga Ramos Rivas Rosado Saldivar Sebastian Soliz Tello Uriel
    Vanessa Villa Yami Zaragoza
  `,
  it: `
    Nome Cognome Tavolo Ospite Niccolò Nicolò Società Cantù Forlì Mosè Età Città Onestà Perché Caffè Bontà Maestà Libertà
    Carità Ettorè Barillà Virdò Zanzù Corfù Attinà Bevilacqua Papalìa Brigandì Calabrò Calì Calò Carè Chilà D'Incà Esaù
    Franzè Giosuè Granà Gullì Laganà Macrì Marcianò Mulè Noè Orrù Patanè Pellicanò Pennestrì Praticò Salomè Spanò Viscò
    Zappalà Abaco Agostinelli Amanzio Antonello Attilio Bartoli Bertini Bortoluzzi Campagna Carlotta Cavallari Cipolletta
    Cornelio Cusumano Denti Edgardo Erico Falcioni Fidenziano Franchi Gautiero Gigli Gomberto Iacopone Ischirione Leontina
    Loreto Malatesta Marina Mauro Mignogna Moroni Nina Orso Paoli Penna Piras Privato Recchia Rondoni Salvucci Schiavon
    Silvestri Stefania Tesifonte Turchi Vella Vitiello
  `,
  pt: `
    Nome Mesa Convidado Número João Conceição Gonçalves Simões Guimarães Brandão Assunção Luís Antônio António Inês
    Patrícia Magalhães Leitão Falcão Galvão Gusmão Estêvão Mónica Sérgio Fábio Luísa Tomás Cátia Gonçalo Restrições Ângela
    Ávila Évora Brás Vinícius Flávio Júlia Cláudia Antão Sebastião Romão Salomão Açucena Lourenço França Português Pêra
    Alícia Amélia André Araújo Benício Bárbara Cauã Cecília Constança César Débora Eloá Elísio Emília Fabrício Felícia
    Fidélis Félix Gúbio Heloísa Hélio Josué José Jéssica Kléber Lavínia Letícia Maitê Moisés Márcia Mário Natália Núbia
    Núria Ofélia Olívia Simão Suélen Sá Théo Tomé Vitória Vânia Vítor Áurea Ângelo Érica Ígor Abreu Alexandra Amaral
    Antonella Baptista Benjamin Brito Camacho Carlota Catarina Cunha David Edgar Emanuel Fabiano Figueiredo Francisca
    Gabriel Giovanna Henrique Isabela Ivan Juliana Larissa Lia Loureiro Luiza Manel Marco Marli Matias Meireles Miguel
    Moreira Neto Norberto Pacheco Pietro Pires Raul Roberta Rosa Santos Silva Souza Tiago Vasco Warley
  `,
  nl: `
    Naam Tafel Gast Voornaam Achternaam Zoë Chloë Daniëlle Michaël Joël Noëlle Reneé Aimée Amélie Céline Daniël Esmée
    Fabiënne Féline Gabriël Joëlle Juliëtte Loïs Noë Noël Noëlla Rafaël Raphaël Renée Salomë Samuël Siënna Ãmer Aalbers
    Alexander Angelina Axelle Benyamin Brandon Chelsey Dani Dewi Dries Elizabeth Eveline Fenne Frenkie Gust Hira Isabel
    Jailey Jax Jess John Juda Kate Kobe Lea Liam Liyana Lova Macy Marit Maud Mels Mikki Moors Nela Noan Omar Pol Rick Ryan
    Sebastiaan Silke Sverre Tijs Vandenbroeck Vince Wolf Youssef
  `,
  sv: `
    Namn Bord Gäst Förnamn Efternamn Åke Göran Sjöberg Lindström Åström Östberg Måns Märta Söderström Björn Håkansson
    Sjögren Hägg Bäckman Ekström Nyström Åkerlund Fransén Linnéa Håkan Malmö Örebro Ängström Jönsson Sköld Böök Hellström
    Mårtensson Pålsson Övergaard Bång Bergström Björk Björklund Engström Jörgen Lundström Löfgren Månsson Nordström
    Sandström Ström Strömberg Söderberg Torbjörn Wikström Åberg Åkesson Åsa Öberg Abrahamsson Albin Alva Anette Annika
    Axelsson Berggren Blom Carina Christin Dahlberg Edvin Elin Emelie Eriksson Filip Gabriel Gunnel Hansson Henrik
    Holmqvist Isabelle Jansson Joakim Johnny Josefin Karolina Kjell Larsson Lina Lindholm Louise Lundberg Magnusson Maria
    Mats Mikaela Nathalie Nordin Olof Pernilla Pontus Roger Sandra Sofie Susanne Tommy Viktor
  `,
  nb: `
    Navn Bord Gjest Fornavn Etternavn Øystein Bjørn Åse Sørensen Håvard Øyvind Pål Gård Kjær Sæther Ødegård Bjørnstad
    Haukelidsæter Håkon Jørgen Jørgensen Løken Nygård Røed Sørlie Østby Østli Aalerud Adrian Amundsen Andreas Arnesen
    Benjamin Bjerke Celine Danielsen Eirik Emil Eriksen Finstad Fredriksen Gundersen Hansen Henrik Holm Ingrid Jakobsen
    Johannes Jonas Karlsen Kristensen Kristoffer Kvarme Lie Madeleine Maren Marius Martine Mathisen Mina Myhrer Nikolai
    Nordby Oliver Pedersen Ryan Sebastian Sindre Smedsrud Solheim Strand Tangen Thoresen Torp Victoria
  `,
  da: `
    Navn Bord Gæst Fornavn Efternavn Søren Jørgen Kåre Åge Ærø Østergaard Nørgaard Bæk Søndergaard Møller Kjærsgaard Bjørn
    Jørgensen Kjær Schrøder Sørensen Abbas Aksel Alice Anita Astrid Benjamin Bjerregaard Bruun Caroline Christina Dam
    Dorthe Ellen Erik Foged Gade Hald Hedegaard Hilda Isabella Janni Jesper Johansen Justesen Kathrine Kjeldsen Lars Leo
    Liv Luna Maja Marianne Max Mille Nadia Niklas Olsen Per Poulsen Rikke Sanne Sigurd Steen Susanne Thomsen Trine Vibeke
    Villy
  `,
  fi: `
    Nimi Pöytä Vieras Etunimi Sukunimi Väinö Äijälä Jääskeläinen Mäkelä Hämäläinen Mäkinen Pöyhönen Yrjö Pekka Matti
    Heikkilä Järvinen Leppänen Pitkänen Päivi Räsänen Väisänen Aaltonen Aino Anna Annikki Anttila Eeva Emilia Erkki Hanna
    Heikki Helena Hirvonen Irmeli Janne Johannes Juhani Kaarina Kallio Karoliina Koivisto Kristian Laakso Laine Lauri
    Lehto Leinonen Maija Maria Marjatta Markus Mika Minna Nieminen Orvokki Petteri Pirkko Ritva Salminen Sami Savolainen
    Sofia Tapio Tiina Tuomas Tuula Veikko
  `,
  pl: `
    Imię Nazwisko Stolik Stół Gość Goście Numer stołu Uwagi Łukasz Paweł Michał Małgorzata Święta Żaneta Żółć Jędrzej
    Stanisław Władysław Zieliński Kamiński Lewandowski Wójcik Kowalczyk Szymański Woźniak Dąbrowski Kozłowski Jabłoński
    Krawczyk Świątek Piątek Wróbel Gąsior Zając Jóźwiak Grześ Źródło Łoś Ćwik Śliwa Bartłomiej Błażej Wójcicki Wójtowicz
    Król Górski Góra Kózka Józefina Dróżdż Ogórek Sikora Baran Wiśniewska Michałowski Pawłowska Kołodziej Wieczorek Jóźwik
    Szczęsny Łęcki Wężyk Bąk Kłos Głowacki Malinowski Zięba Jaźwiński Dźwig Kuźniar Sobczyńska Ambroży Barański
    Biedrzyński Buczyński Cieślik Dobrzyński Dudziński Elżbieta Frątczak Gałązka Grudzień Gwóźdź Górka Gąsiorowski Iwański
    Jarząbek Józef Jędrzejczak Kaźmierczak Kopeć Kołodziejski Kuczyński Kwiecień Kępa Leśniak Marszałek Mikołajczyk Musiał
    Niedźwiecki Pająk Pałka Piłat Przybył Rafał Róża Skowroński Sokół Stępniak Szczygieł Trzciński Warchoł Więcek Woś
    Wróblewski Zabłocki Zaręba Ziętek Łucja Ślusarczyk Żak Żuk Aaron Agrypina Andrzejczak Arystarch Bartosik Bielski
    Brygida Chudzik Czekaj Dorota Efraim Eustracjusz Florencja Gertruda Grzesiak Hilary Izdebski Jankowski Julia Kalistrat
    Kazimierz Komorowski Kostecki Krupa Kucharski Laurencja Lilla Maj Marciniak Matysiak Miron Natanael Nowak Oskar Paula
    Pilarski Ptak Robert Rufina Sebastian Skrzypek Stankiewicz Sylwia Tamara Trzeciak Walter Wincenty Wypych
  `,
  cs: `
    Jméno Příjmení Stůl Host Číslo stolu Poznámka Jiří Tomáš Lukáš Ondřej Matěj Vojtěch Zdeněk Dvořák Novák Novotný Černý
    Procházka Kučera Veselý Horák Němec Růžička Beneš Fiala Sedláček Kříž Šťastný Řehoř Žižka Bartoň Božena Kateřina
    Anežka Eliška Barbora Ďáblík Jiřina Zdeňka Bláhová Štěpánka Hájek Hájková Pokorný Pokorná Malý Zelený Šimek Tichý
    Kolář Král Vlček Říha Marešová Čech Bílek Žák Polák Poláková Musil Šebesta Doležal Zeman Kolářová Krejčí Konečný
    Pavlíček Jaroš Vávra Mráz Tůma Hrůza Důra Kůrka Dušan Přemysl Hynek Šárka Růžena Blažena Květa Věra Radůz Bohumír
    Břetislav Abrahám Anděla Bartoš Beránková Boudová Brázdil Březinová Cyprián Dobrovolná Drahoň Eliášová Fišer Fučíková
    Hanzlík Hladký Horníček Hradilová Hušková Janečková Javůrek Jiránek Jíra Kasián Klára Konstantýn Kouřilová Kropáček
    Kubíková Květoslav Leontýn Lukášek Malá Matějka Michálková Mokrá Málek Nguyenová Ondřejka Pecháčková Pilařová
    Pospíchalová Pícha Renáta Schneidrová Skořepa Slávka Spáčilová Suchá Taťána Tureček Valentýna Veselá Vodrážková
    Voříšek Víchová Zahradník Zemanová Ámos Čeňka Šalamoun Šimona Šnajdr Švanda Ždan Abadon Alberta Andrle Arzen Benedikt
    Bohdana Brigita Chranislava Daniel Dominik Edvin Ernst Ferdinand Gabriela Glorie Havla Homolka Igor Ivo Jech Julius
    Kavka Konsuela Krupka Laura Liboslav Lukrecius Mariana Medea Milovan Motl Nevena Oliva Pavel Podzimek Radmil Rataj
    Romana Ruslan Selma Slavomil Stoklasa Teodozie Tomislav Vanda Vivian Vratislav Zdeslav
  `,
  sk: `
    Meno Priezvisko Stôl Hosť Číslo stola Ľubomír Ľudmila Žofia Štefan Ján Jozef Juraj Ďuriš Kováč Horváth Tóth Nagy Baláž
    Molnár Šimko Krajčí Vŕbová Hĺbka Žiaková Oľga Ťažký Maroš Tomáš Vladimír Ôsmy Hudák Hudáková Lukáč Poláková Vrábeľ
    Gašpar Žiak Mária Juráš Stôň Kôň Košice Ďurica Ľuboš Vávra Zuzana Gábor Kolár Sýkora Mikuláš Ondruš Blaško Bartoš
    Adrián Ambróz Babková Beňo Bohuš Božidara Cibulková Daňková Dionýz Dubovský Dvončová Emília Ficová Ftoreková Gregorová
    Habšudová Haščák Holubová Hrušovský Janoška Jaromír Jurkovičová Július Kenížová Kolniková Kostkaová Krajíček
    Krajčírová Kubíková Lipták Lupták Majeský Marián Matúš Michalíková Mikulík Mináč Moravčík Natália Otčenáš Pavúk
    Pelikánová Podhradská Raková Rozália Rybáriková Sidónia Slobodník Soňa Sámelová Tatárka Vajcík Valuška Višňovská
    Václav Záborský Čierny Škriniarová Šoltýsová Šurková Adam Alexander Anabela Arnold Barbora Blaho Bohuslav Brezina
    Ctibor Daniel Denisa Dominika Dulla Ema Etela Fico Gabriela Hanko Hilda Hric Imrich Ivica Jaroslava Juliana Karol
    Korec Ladislav Levoslav Mamojka Marta Medard Milada Miroslav Nina Olympia Perla Pravoslav Richard Samuel Sklenka
    Stanislava Tatar Tomka Valent Vesel Vincent Vojtek Zimka
  `,
  hu: `
    Név Vezetéknév Keresztnév Asztal Vendég Szám Megjegyzés Szőke Erdős Bíró Zoltán István László József János Gábor Ágnes
    Éva Csilla Zsófia Kőszegi Hegedűs Fűzi Szűcs Győri Győző Ernő Jenő Dezső Gergő Németh Kovács Horváth Tóth Szabó Molnár
    Fülöp Ökrös Gyönyörű Végső Űr Őri Bükki Bettina Petőfi Réka Rőczei Sző Nő Tűz Csűrös Jenőfi Mezőfi Bődi Takács
    Mészáros Juhász Lakatos Papp Oláh Rácz Balogh Simon Fekete Szalai Gál Vörös Német Sándor Mihály Mátyás Orsolya Mónika
    Nikolett Györgyi András Tamás Bálint Ádám Dániel Dávid Márton Róbert Krisztián Gyöngyi Hajnalka Emőke Ildikó Tünde
    Anikó Abigél Adél Barnabás Benjámin Bodnár Boglárka Boldizsár Borbély Brájen Bíborka Diána Dorián Dóra Faragó Flóra
    Gulyás Gáspár Hédi Jázmin Kincső Kornél Kristóf Letícia Lívia Miklós Mirkó Márk Nimród Noé Nándor Orbán Pintér Pásztor
    Richárd Róza Székely Szücs Sára Viktória Váradi Zalán Zoé Zénó Ábel Ákos Alex Amira Attila Balog Barta Bende Benjamin
    Blanka Csaba Csonka Dorina Elena Emili Eszter Fazekas Fodor Hanga Imre Janka Katona Kevin Kis Kolos Lajos Laura
    Levente Lilien Liza Lujza Major Mezei Mira Natasa Nina Norbert Panka Pataki Rebeka Rozina Soma Szekeres Szonja Vanda
    Vencel Viktor Vincze Zejnep Zorka
  `,
  ro: `
    Nume Prenume Masă Masa Invitat Invitați Număr Ștefan Ștefania Ţurcanu Țurcanu Ioniţă Ionuţ Ionuț Constanţa Bălan
    Răducanu Călin Cătălin Mădălina Mihăiţă Șerban Șoimu Dănilă Păun Brânză Pârvu Stănescu Crăciun Moraru Vasilică Niţă
    Niță Grădinaru Lăcătuș Brătianu Învăţătoru Ţepeş Năstase Ancuța Anișoara Anuța Aristița Aurică Brândușa Brăduț Bănel
    Codruț Codruța Constanța Crenguța Cătălina Dragoș Eustațiu Florența Gențiana Gheorghiță Ghiță Gică Grațian Grațiana
    Grațiela Horațiu Inocențiu Ionică Lascăr Laurenția Laurențiu Lazăr Letiția Lică Lucențiu Lucreția Lucrețiu Luminița
    Lăcrămioara Mitică Mitruț Mădălin Mălina Mărioara Măriuca Natașa Nicoară Niculiță Nicușor Nicuță Petrică Petrișor
    Petruț Petruța Pătru Rareș Romanița Răducu Răzvan Sinică Speranța Steluța Sânziana Tincuța Tudorița Vicenția Vicențiu
    Vincențiu Voichița Ștefana Achim Albert Alistar Andreea Ardelean Aureliana Beniamin Bunea Catinca Ciocan Coralia Cretu
    Dan Diaconescu Dorel Dumitrascu Elvira Eugenia Flaviu Frederic Geta Grigore Ieremia Ionelia Iuliu Julia Lidia Ludovic
    Marcheta Martin Milea Moldovan Narcisa Nichifor Norica Oliviu Pasca Pintea Rafila Rosca Sandor Silvian Sorina Suzana
    Teona Tudor Vasilescu Visan
  `,
  hr: `
    Ime Prezime Stol Gost Broj Đorđe Đurđica Željko Željka Šime Čedomir Ćiro Živko Petrović Nikolić Marković Đukić
    Jovanović Stojković Knežević Šarić Blažević Vuković Pavić Jurić Snježana Dražen Božidar Žarko Ljubiša Saša Nataša Uroš
    Miloš Goran Mlađen Anđelka Grđić Matić Babić Kovačić Horvat Perić Božić Tomašević Abadžija Aleksić Anči Ašađanin
    Baletić Bekčić BiškićMerkaš Bomeštar Buljubašić Cvjetičanin Dedejić Domiševac Drinić Dženopoljac FranjićAbramić Gašpić
    Grkinić Horaček Išvan Jergić Jokičić Kadijević Karavidić Kitonjić Kolarić Korkutović Košarac Krinulović Krsmić Kuridža
    Kvačanović Lemaić Lomić Majkić Maračić Maslać Milaković Nača Osmanlić Patković Penčić Pleskonjić Protić Radonjić Ramač
    Rondović Simićević Smaić StarčevićMatijaško Svirčev Tihomirović Tormaš Varmuža VranjkovićĆenan Vulić Zindović Čamagić
    Đeković Đurica Šimatić Špiranec Šušak Ada Aman Angster Bahun Bekavac Bjelobrk Borna Bulovan Dada Davorin Domazet
    Drinjak Eva Gagro Gombay Hango Igov Ivkovac Jelena Kalinik Kazenski Kolarac Kosta Krkalo Lada Livaja Malenica Martin
    Mika Mimo Munda Nevena Osmak Pavel Plejo Radojka Raucher Rosana Schutzbach Slobodanka Stipan Tampolja Tintor Turza
    Varenina Vida Vujica Zdenko
  `,
  sl: `
    Ime Priimek Miza Gost Žiga Špela Urška Črt Aljaž Matjaž Žan Kovačič Zupančič Žagar Krajnc Hočevar Andraž Anuška Anže
    Blaž Božič Brečko Colarič Dolničar Gabrovšek Gašper Gorišek Gradišar Grgič Igličar Ivančič Jakopič Janša Jeseničnik
    Jože Jožef Jožica Kambič Kavčič Klemenčič Korošec Kovač Križaj Križan Lukić Lužar Močnik Nataša Onič Potočnik Prešeren
    Primož Saša Sašo Simčič Srečko Tjaša Tomaž Trček Uroš Černe Črešnik Šolar Štefan Štrukelj Ajda Anamarija Anja Beti
    Bojana Brigita Cigoj Damjan Debenjak Dornik Elvis Eva Fister Godec Gril Hribar Irena Jakob Jani Jelen Julija Katarina
    Kocjan Koprivec Krmelj Lea Lipan Majcen Marica Martin Melita Milan Miro Monika Nevenka Nikolina Oskar Petra Rajko
    Romana Sara Slavko Tadej Tilen Turk Vesna Viljem Zdenka
  `,
  tr: `
    İsim Ad Adı Soyad Soyadı Masa Misafir Davetli Numarası Ayşe Gökçe Çağlar Şule Işıl Oğuz Doğan Yılmaz Şahin Öztürk
    Kılıç Arslan Çelik Aydın Özdemir Güneş Yıldız Yıldırım Ağaoğlu İbrahim İsmail Müjde Tuğba Uğur Sıla Nazlı Koç Kaya
    Ümit Ömer Barış Fatih Gül Aslı Erdoğan Çetin Kurt Şimşek Polat Özkan Taş Bozkurt Korkmaz Ünal Kaplan Tekin Işık Ateş
    Avcı Yiğit Ekşi Balcı Abacı Adsız Akbaş Aktaş Akın Alkaşı Alpış Altıntamgantarkan Anıl Arçuk Aslım Atsız Aygün Ayşıl
    Aşık Balamır Bardıbay Barçan Bayazıt Bayık Bağaturipi Başkurt Beklemiş Beyizçi Beğtüzün Bilgeçikşin Borçul Budağ Buçan
    Bölükbaş Bükdüz Bürkek Coşkun Dinç Düşenkalkar Ergün Eylül Füreyya Gönenç Gülegen Gülşen Günseli Güvercin Hâlis
    Hüseyin Kargılaç Keseroğlu Körmükçü Kırlangıç Menemencioğlu Mümtaz Neşet Rahşan Rıza Seçil Tanrıkulu Tunçer Türkeş
    Yaşar Zihnî Çabdar Çağlayan Çetinel Çişem Örge Özgür Ülker İhsan İlkay İrem Şahap Şelale Şevki Aba Adile Akbulak Akyel
    Alpaya Altemur Arda Atalan Aydan Azizhan Baran Batu Bayram Behzat Berkan Bilgetegin Boz Burulgu Celil Damla Dilay
    Ecehan Ela Enver Ermen Fahri Ferhat Funda Hakyemez Hayal Kadem Koyuncu Lida Merve Muhyiddin Naim Nida Olcay Petek
    Remzi Samim Sergen Sinem Tayyar Turgay Vecdi Yeliz
  `,
  lv: `
    Vārds Uzvārds Galds Viesis Jānis Pēteris Kārlis Ģirts Ķēniņš Ļubova Ņina Šķēle Bērziņš Kalniņš Ozoliņš Liepiņš Krūmiņš
    Zariņš Āboliņš Žagars Čakste Ilūkste Inga Kristīne Līga Zane Dzintra Ainārs Alvīne Arkādijs Arājs Aļģirds Beāte
    Boļeslavs Brunkevičs Bērzīte Celmiņš Dagmāra Dzirkstīte Dīriķe Eglīte Elfrīda Elīza Ernestīne Gailītis Grīnberga
    Gunārs Ingmārs Irēna Judīte Jūlijs Kalnājs Kauliņa Konstantīns Kristiāns Krēsliņš Lapiņa Legzdiņš Leonīds Lodiņa Lāce
    Līdaka Līva Lūsis Mazjānis Miķelis Mudīte Māris Namiķis Pauļuka Pretkalniņš Putniņa Pērkona Regnārs Riekstiņš Rožkalne
    Rūdolfs Salmiņš Siliņa Sosāre Strautiņa Sējējs Teicāns Tuča Tālrīts Uģis Valērijs Vizbulīte Vēsma Vītoliņš Zigfrīda
    Zībere Ārija Ērika Īrisa Šileiko Šteina Ūdris Aigare Andersone Aspere Barone Birzniece Blaua Bondars Buile Celms
    Dombrovskis Dzenis Eduards Freimanis Gibala Grodums Jankovskis Kalna Koha Krance Krauze Kronbergs Kurzemnieks Lasmanis
    Laubergs Liepa Matisons Meiers Melngailis Morozovs Ose Ozere Pakalniete Pavlovskis Petrovskis Polis Ratnieks Rozenbahs
    Runcis Sietnieks Strautmane Vaivads Vanags Vecumnieks Veiss Vilsons Vollis Ziemelis Zvejnieks
  `,
  vi: `
    Tên Họ Bàn Khách Số bàn Nguyễn Trần Lê Phạm Huỳnh Hoàng Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Văn Thị Minh Hùng Dũng
    Thảo Hương Hằng Phượng Quỳnh Trúc Thúy Tuấn Đức Bảo Khánh Linh Lan Mai Loan Hạnh Phúc Việt Xuân Yến Ngọc Thủy Tiến
    Cường Thành Trung Hiếu Nghĩa Bào Bình Băng Bằng Bửu Chiểu Chánh Chính Chế Cúc Cảnh Cẩm Diễm Duyệt Dã Dụng Giáp Hiền
    Hoài Hoán Huân Hành Hãn Hưng Hưởng Hảo Học Hội Khiêm Khoát Khuê Khúc Khải Kiếm Kiều Kê Liêm Liệt Lâm Lưu Lễ Lộc Miên
    Mậu Mỹ Nghị Nhuận Nhơn Nhạn Năng Pháp Phú Phụng Quân Quế Siêu Sĩ Sử Thiều Thoại Thuận Thêu Thúc Thư Thượng Thế Thọ
    Thục Thực Tiếp Toàn Triết Trà Trâm Trí Trưởng Trực Tuyền Tuệ Tích Tô Tú Tường Tất Tụ Uyển Vân Vĩ Vượng Vọng Yên Án Đan
    Đoan Đàn Đông Đường Đạt Định Độ An Anh Ca Canh Cao Chinh Cung Danh Di Doanh Du Duy Giang Giao Hoan Huynh Khai Khang
    Khoa Kim Lai Long My Nga Nhan Nhi Nhung Oanh Phi Phong Quang San Sang Sinh Thanh Thi Thu Tinh Trang Trinh Ty Uy Vinh
    Vy
  `,
  is: `
    Nafn Borð Gestur Fornafn Eftirnafn Þórður Guðrún Sigríður Jón Björk Þorsteinn Ágúst Ásdís Ólafur Halldór
    Guðmundsdóttir Sigurðardóttir Jóhannsson Þóra Ragnheiður Hörður Steinunn Árni Óskar Ísleifur Úlfar Ævar Öræfi Friðrik
    Davíð Guðjón Kristján Magnús Tómas Haukur Vigdís Bjarni Snorri Hrafnhildur Ingibjörg Aðalsteinn Sæmundur Þráinn
    Þröstur Guðbjörg Jóhanna Kolbrún Sólveig Unnur Valgerður Ögmundur Brynjólfur Finnbogi Bjarnadóttir Sveinsson
    Þórarinsson Ingólfsson Rögnvaldur Hrólfur Gísli Sjöfn Védís Ýmir Ásgeir Egill Erla Einar Ragnarsson Hjördís Bára
    Bryndís Svava Þorgerður
  `,
  et: `
    Nimi Laud Külaline Eesnimi Perekonnanimi Tõnu Jüri Ülle Ülo Õnne Kärt Mäe Tõnis Märt Pärn Põld Jõgi Sõber Mägi Kõiv
    Väli Jaan Mart Käsper Ööbik Särg Kuusk Tamm Saar Sepp Rebane Ilves Pärtel Küllike Meelis Sander Veiko Liis Õispuu
    Üksküla Kõrgesaar Märkus Toit Põder Raud Kask Kukk Koppel Luik Oja Vaher Lepik Kuusik Nõmm Nõmmik Köster Pääsuke Hõbe
    Mõttus Järv Järve Sõrmus Jänes Käär Tõnisson Tõnn Õunap Öpik Raidmäe Karu Hunt Parts Lõhmus Kõrv Kärner Mölder Mänd
    Kõrge Päts Lääne Tõruke Märten Külvi Hüva Kristjan Kaarel Rasmus Priit Urmas Sirje Malle Aino Leida Heino Väino Endel
    Külli Ülar Õilme Mihkel Taavi Siim Kristiina Anneli Merike Terje Tiiu Liina Laine Helve Katrin Triin Ene Eha Maimu
    Silvi Jõudu Tõll Nõgene Võsu Võrno
  `,
  lt: `
    Vardas Pavardė Stalas Svečias Jonas Žydrūnas Šarūnas Žilvinas Eglė Rūta Aistė Agnė Indrė Ieva Kęstutis Ąžuolas
    Česlovas Gražina Jūratė Živilė Daiva Mindaugas Gediminas Žukauskas Petrauskienė Kazlauskaitė Jankauskaitė Stankevičius
    Paulauskienė Balčiūnas Butkevičius Šimkus Čepaitė Žemaitis Būga Vaičiūnas Mažeika Urbonavičius Navickienė Ramūnas Ūla
    Ėmė Lukšys Dabrišius Valančiūnas Pastaba Dovilė Giedrė Simona Asta Aldona Viktorija Lukas Mantas Rokas Tomas Domantas
    Arūnas Raimondas Saulius Vytautas Algirdas Jankauskas Kazlauskas Petrauskas Vasiliauskas Butkus Urbonas Ramanauskas
    Savickas Stankus Rimkus Šimkutė Grigaitė Žukauskaitė Kavaliauskienė Vasiliauskienė Mažeikienė Bagdonas Baranauskas
    Sakalauskas Gudžiūnas Jasiūnas Žiūkas Juškevičius Mackevičienė Čiurlionis Šidlauskas Žalgiris Aušra Laima Vaida
    Jolanta Ąsotis Ūsas Įvaras Vėjūnė Šviesė
  `,
  sq: `
    Emri Mbiemri Tavolina Besnik Çelik Gëzim Ilir Agim Përparim Bardhë Shqipe Fatmirë Hoxhë Dëshira Lulëzim Arbën Çezar
    Mirëlinda Bujar Artan Genc Edona Valbona Liridon Zamir Pëllumb Drenushë Vjosë Kujtim Ndriçim Suadë Krasniqi Gashi
    Berisha Hoxha Shehu Leka Prifti Dervishi Çela Çoku Kelmendi Këlliçi Bardhyl Ardian Shpëtim Besë Rexhepi Lëvizë Ymer
  `,
} as const;
