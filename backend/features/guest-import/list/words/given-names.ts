import { wordKey } from "./phrases.ts";

/** By language, without those that are as common as family names, such as Martin. */
const givenNames: readonly string[] = [
  // English.
  `Olivia Emma Charlotte Amelia Sophia Isabella Ava Mia Evelyn Emily Elizabeth Sarah Jessica Jennifer Ashley Amanda
  Stephanie Nicole Melissa Rebecca Laura Rachel Megan Hannah Lauren Samantha Katherine Catherine Kate Katie Amy Anna
  Lisa Julia Michelle Kimberly Susan Karen Nancy Linda Barbara Mary Patricia Margaret Helen Ruth Alice Lucy Chloe Ella
  Zoe Liam Noah Oliver James William Benjamin Lucas Theodore Michael Daniel Matthew David Joseph John Robert Christopher
  Andrew Joshua Jacob Ethan Ryan Nicholas Kevin Brian Steven Timothy Richard Charles Edward Peter Mark Stephen Jonathan
  Adam Nathan Samuel Jack Harry Ben Tom Sam Alex Mike Chris Matt Dan Joe Bob Jim Bill Sophie Abigail Madison Natalie
  Victoria Heather Tiffany Christina Danielle Brittany Courtney Kelly Amber Crystal Erin Shannon Jamie Angela Pamela
  Debra Deborah Sandra Donna Carol Sharon Cynthia Kathleen Diane Janet Judith Beverly Gloria Theresa Joan Dorothy Betty
  Shirley Brenda Ellie Freya Isla Poppy Daisy Phoebe Imogen Georgia Eleanor Harriet Matilda Florence Beatrice Rosie Molly
  Zachary Tyler Brandon Justin Aaron Jeremy Eric Jeffrey Scott Gregory Kenneth Ronald Donald Gary Larry Jerry Dennis
  Raymond Philip Patrick Sean Kyle Dylan Logan Mason Elijah Aiden Jackson Caleb Connor Callum Finlay Alfie Archie Freddie
  Toby Rory Ewan Angus Hamish Fiona Ailsa Siobhan Niamh Aoife Ciara Saoirse Cian Eoin Padraig Declan Brendan Gareth Rhys
  Owain Sioned Carys Megan Bethany Gemma Kirsty Hayley Joanne Tracey Nigel Trevor Graham Clive Geoffrey Derek Keith Barry
  Liz Becky Jenny Steph Jess Abby Maggie Nick Dave Steve Andy Greg Jeff Pete Rob Will Josh Zach Ted Ned Hugh Ian`,
  // German.
  `Anna Marie Sophie Lena Lea Leonie Hannah Hanna Johanna Clara Emilia Mathilda Frieda Ida Lina Luisa Mia Maja Julia
  Katharina Christina Sabine Susanne Petra Monika Ursula Renate Brigitte Ingrid Helga Gisela Karin Heike Andrea Claudia
  Stefanie Nadine Melanie Sandra Nicole Anja Tanja Birgit Martina Kerstin Silke Ulrike Anke Antje Elke Gabriele Angelika
  Franziska Theresa Verena Magdalena Annika Carina Jana Jasmin Vanessa Saskia Svenja Friederike Henriette Charlotte
  Elisabeth Barbara Cornelia Dagmar Doris Edith Erika Eva Gudrun Hildegard Irmgard Jutta Margarete Regina Rosemarie
  Maximilian Alexander Paul Leon Lukas Luca Elias Jonas Finn Ben Felix Moritz Emil Anton Oskar Jakob Theo Julian Niklas
  Tim Tobias Sebastian Florian Stefan Thomas Andreas Michael Markus Matthias Christian Christoph Daniel Jan Jens Jörg
  Jürgen Klaus Wolfgang Hans Heinz Helmut Horst Manfred Dieter Uwe Bernd Rainer Ralf Frank Torsten Thorsten Sven Holger
  Dirk Oliver Philipp Simon Fabian Dominik Patrick Marcel Kevin Johannes Josef Georg Franz Karl Friedrich Wilhelm
  Heinrich Ulrich Gerhard Günther Rudolf Siegfried Lothar Volker Hartmut Eberhard Gottfried Kai Lars Malte Nils Ole
  Till Hannes Valentin Vincent Konstantin Benedikt Korbinian Ferdinand Leopold Raphael Jonathan Samuel Lennard Bastian`,
  // French.
  `Marie Camille Léa Manon Chloé Emma Jade Louise Alice Inès Lina Juliette Charlotte Zoé Lucie Clara Sarah Pauline
  Mathilde Julie Marion Aurélie Céline Émilie Élodie Sandrine Nathalie Isabelle Sylvie Catherine Martine Christine
  Françoise Monique Jacqueline Jeanne Anne Hélène Sophie Valérie Véronique Brigitte Dominique Chantal Nicole Colette
  Odile Élise Éloïse Margaux Margot Agathe Apolline Clémence Constance Capucine Noémie Océane Amandine Audrey Delphine
  Florence Geneviève Ghislaine Laurence Laetitia Mélanie Muriel Solène Stéphanie Virginie Yvette Gabriel Raphaël Léo
  Louis Jules Hugo Lucas Arthur Nathan Ethan Tom Théo Mathis Maxime Antoine Alexandre Nicolas Julien Thomas Pierre
  Guillaume Benoît Baptiste Quentin Romain Kévin Jérôme Sébastien Stéphane Christophe Laurent Philippe Olivier François
  Jean Jacques Michel Alain Bernard Patrick Pascal Thierry Frédéric Éric Didier Gilles Yves Yann Loïc Gaël Rémi Rémy
  Cédric Damien Fabien Fabrice Florian Grégory Mathieu Matthieu Vincent Xavier Étienne Clément Adrien Bastien Corentin
  Emmanuel Hervé Joël Ludovic Marc Marcel Noël Régis Serge Tristan Valentin Luc Gérard Claude Henri Léon Gaspard Augustin`,
  // Spanish and Catalan.
  `Luisa Eugenia Soledad Josefina Graciela Emilia Victoria Fabiola María Carmen Ana Isabel Laura Cristina Marta Lucía Paula Sara Elena Raquel Patricia Silvia Rocío Beatriz Andrea Sofía
  Alba Irene Nuria Mónica Pilar Teresa Rosa Dolores Mercedes Ángela Julia Claudia Natalia Verónica Inés Alicia Sonia
  Susana Yolanda Lorena Noelia Esther Miriam Daniela Valentina Camila Ximena Fernanda Gabriela Alejandra Guadalupe
  Leticia Adriana Mariana Renata Jimena Carolina Catalina Consuelo Esperanza Encarnación Concepción Begoña Montserrat
  Antonio José Manuel Francisco Juan Javier Carlos Jesús Miguel Ángel Pedro Pablo Sergio Fernando Luis Jorge Alberto
  Álvaro Diego Adrián Raúl Enrique Ramón Vicente Iván Rubén Óscar Andrés Joaquín Santiago Eduardo Víctor Roberto Jaime
  Ignacio Alfonso Salvador Ricardo Emilio Guillermo Gabriel Hugo Mateo Sebastián Emiliano Rodrigo Gonzalo Ernesto
  Gustavo Héctor Arturo Armando Agustín Esteban Felipe Rafael Nicolás Julián Cristian Xavier Jordi Pau Pere Oriol Arnau
  Marc Núria Mireia Laia Ainhoa Aitor Iker Unai Xabier Íñigo Leire Nerea Itziar Pepe Paco Lola Nacho Kike Chema`,
  // Italian.
  `Giulia Francesca Chiara Sara Martina Valentina Alessia Silvia Elisa Federica Ilaria Laura Elena Anna Maria Giovanna
  Rosa Angela Giuseppina Teresa Lucia Carmela Caterina Antonella Paola Daniela Roberta Simona Barbara Cristina Stefania
  Sofia Aurora Ginevra Alice Beatrice Camilla Greta Vittoria Matilde Arianna Gaia Noemi Giorgia Claudia Serena Sabrina
  Monica Patrizia Raffaella Rita Nicoletta Ornella Loredana Mariangela Benedetta Ludovica Margherita Eleonora Veronica
  Marco Andrea Francesco Alessandro Matteo Lorenzo Luca Davide Simone Federico Riccardo Giuseppe Giovanni Antonio Mario
  Luigi Angelo Vincenzo Salvatore Domenico Roberto Stefano Paolo Fabio Massimo Alberto Enrico Giorgio Pietro Leonardo
  Tommaso Edoardo Gabriele Michele Nicola Daniele Emanuele Filippo Giacomo Jacopo Mattia Christian Cristiano Claudio
  Carlo Bruno Dario Diego Emilio Ernesto Fabrizio Franco Gianluca Gianni Guido Ivan Maurizio Mauro Mirko Nicolò Renato
  Sandro Sergio Umberto Valerio Vittorio Raffaele Pasquale Gennaro Ciro Gaetano Rocco Samuele Elia Alessio Manuel`,
  // Portuguese.
  `Luiza Eduarda Júlia Cecília Vitória Lívia Luana Miguel Lucca Davi Enzo Théo Maria Ana Beatriz Mariana Inês Leonor Matilde Carolina Sofia Joana Catarina Rita Marta Sara Cláudia Sandra Patrícia
  Mónica Mônica Susana Teresa Helena Isabel Luísa Fernanda Juliana Camila Amanda Letícia Larissa Gabriela Bruna Jéssica
  Aline Vanessa Tatiana Renata Adriana Márcia Simone Luciana Cristiane Fabiana Daniela Isadora Heloísa Valentina Laura
  Alice Manuela Lorena Raquel Rosângela Vera Lúcia Conceição Filipa Margarida Francisca Constança Débora Priscila Natália
  João José António Antônio Francisco Manuel Pedro Miguel Tiago Thiago Ricardo Rui Paulo Carlos Luís Luiz Nuno Bruno Hugo
  Diogo André Gonçalo Rodrigo Rafael Gabriel Lucas Matheus Mateus Felipe Filipe Gustavo Guilherme Leonardo Eduardo
  Fernando Marcelo Márcio Marcos Sérgio Jorge Vítor Víctor Alexandre Anderson Vinícius Caio Igor Leandro Fábio Fabrício
  Renato Roberto Rogério Sebastião Joaquim Duarte Afonso Martim Vasco Simão Salvador Bernardo Henrique Murilo Otávio`,
  // Dutch and Flemish.
  `Emma Julia Mila Tess Sophie Zoë Sara Nora Lotte Eva Fleur Sanne Anouk Femke Maaike Marieke Marijke Annemarie Ingrid
  Monique Saskia Esther Miriam Wilma Petra Anja Astrid Mieke Hilde Greet Liesbeth Lieve Katrien Evelien Elke Sofie Ilse
  Inge Karin Ellen Margriet Hanneke Ineke Tineke Willemijn Roos Noor Fenna Yara Lieke Maud Jolanda Daan Sem Lucas Levi
  Finn Bram Luuk Thijs Jesse Lars Ruben Stijn Tim Thomas Jasper Sander Bas Jeroen Maarten Martijn Wouter Pieter Jan Joost
  Koen Bart Tom Dirk Erik Henk Kees Cornelis Willem Johan Hans Gerrit Hendrik Marcel Peter Rob Ronald Niels Sjoerd Wim
  Geert Joris Jelle Arne Wannes Pepijn Floris Mees Sjors Teun Gijs Rutger Menno Arjan Edwin Frans Harrie Jaap Jos Ton`,
  // Swedish, Danish and Norwegian.
  `Anna Eva Maria Karin Kristina Lena Sara Emma Ingrid Marie Kerstin Birgitta Malin Jenny Annika Elin Linnea Ida Hanna
  Johanna Sofia Amanda Julia Maja Alva Ebba Wilma Astrid Saga Freja Ella Alma Elsa Signe Agnes Tuva Moa Ulrika Camilla
  Mette Kirsten Hanne Helle Susanne Lene Pia Bente Charlotte Louise Camilla Cecilie Mathilde Caroline Emilie Sofie Laura
  Karen Inger Anne Kari Marit Liv Solveig Ragnhild Turid Berit Bjørg Ingeborg Hilde Siri Silje Marte Maren Thea Nora
  Ingunn Tone Trine Stine Line Katrine Rikke Tina Dorthe Lisbeth Lars Anders Johan Per Erik Karl Jan Mikael Hans Peter
  Fredrik Magnus Mattias Stefan Andreas Gustav Oskar Oscar Viktor Axel Elias Hugo Liam William Filip Emil Jonas Niklas
  Marcus Henrik Björn Göran Lennart Bengt Sven Olof Nils Gunnar Ulf Rolf Leif Kjell Arne Mads Rasmus Søren Jens Niels
  Jesper Thomas Michael Morten Christian Martin Kasper Mikkel Frederik Magnus Emil Oliver Noah Valdemar Aksel Ole Bjørn
  Olav Knut Øyvind Geir Terje Svein Tor Trond Håkon Sondre Eirik Sindre Espen Kristian Kristoffer Jørgen Ivar Sigurd`,
  // Finnish.
  `Maria Anna Aino Helmi Sofia Eevi Emma Olivia Venla Iida Ella Lilja Eeva Kaisa Johanna Minna Sari Päivi Tuula Ritva
  Leena Pirkko Anneli Marjatta Tiina Hanna Katja Mari Jaana Riikka Outi Satu Heidi Laura Jenni Anni Sanna Kirsi Eila
  Raija Seija Elina Emilia Noora Saara Veera Juhani Johannes Mikael Matti Timo Kari Mikko Juha Jari Antti Heikki Pekka
  Hannu Petri Sami Ville Janne Jukka Marko Jussi Lauri Eero Onni Elias Oliver Leo Väinö Eino Toivo Veikko Pentti Tapio
  Olli Teemu Tuomas Joonas Aleksi Henri Niko Jesse Kalle Ilkka Esa Risto Reijo Seppo Markku Martti Paavo Urho Aleksanteri`,
  // Polish.
  `Anna Maria Katarzyna Małgorzata Agnieszka Krystyna Barbara Ewa Elżbieta Zofia Joanna Magdalena Monika Danuta Jadwiga
  Teresa Irena Halina Beata Dorota Aleksandra Jolanta Grażyna Iwona Renata Karolina Natalia Justyna Sylwia Paulina Wiktoria
  Julia Zuzanna Hanna Maja Lena Alicja Oliwia Amelia Patrycja Weronika Kinga Izabela Marta Edyta Aneta Anita Bożena Urszula
  Kasia Basia Asia Gosia Ania Ola Kuba Piotr Krzysztof Andrzej Tomasz Paweł Jan Michał Marcin Jakub Stanisław Marek Grzegorz
  Adam Łukasz Zbigniew Jerzy Mateusz Wojciech Tadeusz Mariusz Dariusz Henryk Ryszard Kamil Dawid Rafał Robert Maciej Artur
  Bartosz Bartłomiej Sebastian Radosław Sławomir Jacek Szymon Kacper Filip Antoni Franciszek Aleksander Mikołaj Wiktor
  Dominik Damian Przemysław Mirosław Wiesław Zdzisław Kazimierz Leszek Janusz Konrad Hubert Karol Witold Tymoteusz`,
  // Czech.
  `Jana Marie Eva Hana Anna Lenka Kateřina Lucie Věra Alena Petra Veronika Jaroslava Tereza Martina Jitka Ludmila Helena
  Michaela Zdeňka Ivana Jarmila Monika Zuzana Eliška Barbora Markéta Adéla Kristýna Klára Nikola Dana Šárka Pavla Radka
  Denisa Jiřina Simona Božena Vendula Natálie Karolína Jiří Jan Petr Jaroslav Pavel Martin Tomáš Josef Miroslav František
  Zdeněk Václav Michal Karel Milan Vladimír Lukáš David Jakub Ladislav Ondřej Roman Stanislav Marek Radek Antonín Vojtěch
  Filip Adam Matěj Dominik Aleš Miloslav Jaromír Libor Vlastimil Lubomír Bohumil Vít Štěpán Kryštof Šimon Matyáš Zbyněk`,
  // Russian.
  `Анна Мария Елена Ольга Наталья Татьяна Ирина Светлана Екатерина Анастасия Юлия Марина Людмила Галина Валентина Надежда
  Дарья София Софья Полина Алина Виктория Ксения Вероника Александра Евгения Любовь Лариса Нина Вера Оксана Кристина Алёна
  Елизавета Маргарита Яна Диана Жанна Инна Лидия Тамара Раиса Зоя Варвара Василиса Маша Катя Настя Даша Оля Лена Наташа Таня
  Александр Сергей Дмитрий Андрей Алексей Максим Евгений Иван Михаил Владимир Артём Николай Роман Павел Илья Антон Никита
  Денис Кирилл Егор Игорь Олег Виктор Юрий Константин Анатолий Василий Виталий Вадим Валерий Борис Геннадий Вячеслав Станислав
  Григорий Пётр Степан Тимофей Матвей Даниил Данила Глеб Лев Марк Фёдор Руслан Тимур Саша Дима Серёжа Миша Паша Коля Вова
  Natalia Tatiana Ekaterina Anastasia Svetlana Olga Irina Yulia Dmitry Sergey Alexey Andrey Mikhail Vladimir Nikolay Igor`,
  // Ukrainian.
  `Олена Наталія Тетяна Ірина Світлана Катерина Анастасія Юлія Людмила Галина Надія Дарина Софія Поліна Аліна Вікторія
  Ксенія Вероніка Олександра Оксана Христина Єлизавета Маргарита Соломія Злата Мар'яна Лілія Любов Леся Ганна Марія Богдана
  Олександр Сергій Дмитро Андрій Олексій Максим Євген Іван Михайло Володимир Артем Микола Роман Павло Ілля Антон Микита Денис
  Кирило Єгор Ігор Олег Віктор Юрій Костянтин Анатолій Василь Віталій Вадим Богдан Назар Тарас Остап Орест Петро Степан
  Тимофій Матвій Данило Гліб Ярослав Святослав Ростислав Маркіян Oksana Olena Oleksandr Serhii Andrii Volodymyr Bohdan Taras`,
  // Hungarian.
  `Mária Erzsébet Katalin Ilona Éva Anna Zsuzsanna Margit Judit Ágnes Julianna Andrea Ildikó Erika Krisztina Irén Magdolna
  Mónika Edit Gabriella Szilvia Anikó Tünde Rita Eszter Nóra Réka Dóra Zsófia Hanna Luca Boglárka Petra Viktória Vivien Bernadett
  Noémi Kinga Orsolya Enikő Tímea Beáta Marianna Adrienn Zsuzsa Kati László István József János Zoltán Sándor Gábor Ferenc Attila
  Péter Tamás Zsolt Tibor András Csaba Imre Lajos György Balázs Gyula Mihály Károly Róbert Béla Dávid Dániel Ádám Krisztián Miklós
  Norbert Bence Máté Levente Márton Gergő Gergely Richárd Roland Szabolcs Árpád Dezső Ernő Géza Jenő Kálmán Kornél Vilmos Botond`,
  // Romanian.
  `Maria Elena Ana Ioana Mihaela Andreea Alexandra Cristina Daniela Alina Georgiana Gabriela Simona Monica Raluca Diana Laura
  Roxana Ramona Oana Carmen Adriana Mirela Nicoleta Bianca Denisa Larisa Anca Irina Loredana Corina Camelia Florentina Ileana
  Rodica Viorica Doina Luminița Ștefania Teodora Ilinca Andrei Alexandru Ion Gheorghe Vasile Constantin Mihai Adrian Cristian
  Marian Florin Daniel Gabriel Ionuț Nicolae Bogdan Marius Ștefan Cătălin Răzvan Vlad Radu Sorin Ovidiu Lucian Liviu Claudiu
  Dragoș Ciprian Dumitru Costin Cosmin Dan Doru Eugen Horia Iulian Laurențiu Mircea Octavian Petru Sebastian Silviu Tudor Viorel`,
  // Greek.
  `Μαρία Ελένη Αικατερίνη Κατερίνα Βασιλική Σοφία Αγγελική Γεωργία Δήμητρα Κωνσταντίνα Παναγιώτα Ευαγγελία Ιωάννα Άννα Ειρήνη
  Αναστασία Χριστίνα Αθανασία Ευφροσύνη Θεοδώρα Παρασκευή Ζωή Φωτεινή Δέσποινα Χρυσούλα Στυλιανή Ελευθερία Νικολέτα Γιώργος
  Γεώργιος Γιάννης Ιωάννης Κώστας Κωνσταντίνος Δημήτρης Δημήτριος Νίκος Νικόλαος Παναγιώτης Βασίλης Βασίλειος Χρήστος Θανάσης
  Αθανάσιος Μιχάλης Ευάγγελος Σπύρος Σπυρίδων Αντώνης Αναστάσιος Θεόδωρος Ανδρέας Χαράλαμπος Αλέξανδρος Εμμανουήλ Ηλίας Πέτρος
  Στέφανος Σταύρος Στέλιος Απόστολος Φώτης Giorgos Yannis Giannis Kostas Dimitris Nikos Panagiotis Vasilis Christos Eleni Katerina`,
  // Turkish.
  `Ayşe Fatma Emine Hatice Zeynep Elif Meryem Merve Özlem Sevgi Esra Büşra Kübra Gamze Derya Ebru Pınar Aslı Burcu Deniz Selin
  Ece İrem Melis Defne Azra Nehir Ecrin Hiranur Sibel Serpil Songül Nurcan Aysel Gülay Yasemin Tuğba Hande Cansu Dilara Şeyma
  Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Yusuf Murat Ömer Ramazan Halil Süleyman Abdullah Mahmut Recep
  Salih Fatih Kadir Emre Hakan Serkan Burak Onur Volkan Gökhan Cem Can Kerem Eren Umut Tolga Barış Uğur Yasin Furkan Enes Berat
  Emirhan Yiğit Alp Kaan Mert Oğuz Ufuk Orhan Kemal Erkan Erdem Bülent Cengiz Engin Levent Metin Selim Sinan Tamer Tarık Yavuz`,
  // Arabic.
  `محمد أحمد علي حسن حسين عبدالله عبدالرحمن عمر خالد يوسف إبراهيم مصطفى محمود سعيد سالم ناصر فهد سلطان فيصل تركي ماجد بدر طارق
  وليد زياد كريم عماد سامي رامي هشام أيمن أسامة بلال ياسر نبيل جمال عادل فؤاد منير أنس حمزة زيد وائل مريم فاطمة عائشة زينب خديجة
  سارة نورة نور هند ليلى سلمى ريم رنا دانا لينا ياسمين أمل منى هدى سعاد سميرة نادية رانيا دينا هبة إيمان أسماء آية شيماء مها
  Mohammed Mohamed Muhammad Ahmed Ahmad Ali Hassan Hussein Omar Khaled Khalid Youssef Yousef Ibrahim Mustafa Mahmoud Karim
  Tariq Walid Rami Hisham Bilal Yasser Nabil Jamal Adel Fatima Fatma Aisha Zainab Khadija Sara Noura Nour Layla Leila Salma Reem
  Rania Yasmin Yasmine Amal Mona Huda Samira Nadia Dina Heba Iman Asma Amina Abdullah Abdelrahman Hamza Zayd Faisal Fahad`,
  // Hebrew.
  `דוד משה יוסף אברהם יעקב יצחק דניאל איתן אורי נועם אריאל עומר יובל גיא אסף רון רועי עידו עמית טל גל ניר שי אלון ערן אייל אמיר
  בועז גלעד דור חיים יונתן ליאור מאיר מיכאל נדב עמוס צבי שלמה שמעון תומר איתי אביב נועה שירה תמר מאיה יעל אדל רוני מיכל אביגיל
  שרה רבקה רחל לאה אסתר מרים חנה דנה ענת אורית לימור קרן הילה הדס ליאת שרון גילה עדי אפרת רינה טליה נעמי אילנה ורד שולמית סיגל
  Noam Eitan Yael Tamar Shira Noa Avi Itai Ido Yonatan Moshe Yaakov Rivka Chaya Michal Gilad Yossi Shlomo Chana Liat Ofer Oren`,
  // Hindi and other languages of India.
  `राहुल अमित विकास राजेश सुनील अनिल संजय विजय अजय मनोज रमेश सुरेश महेश दीपक रोहित मोहित अंकित नितिन पंकज आकाश विशाल अर्जुन करण
  आर्यन राज प्रिया पूजा नेहा अंजलि सुनीता अनीता कविता सीमा रेखा मीना गीता सीता राधा लक्ष्मी ज्योति किरण स्वाति श्वेता दीपिका आरती
  Rahul Amit Vikas Rajesh Sunil Anil Sanjay Vijay Ajay Manoj Ramesh Suresh Mahesh Deepak Rohit Mohit Ankit Nitin Pankaj Akash
  Vishal Arjun Karan Aryan Aarav Vivaan Aditya Vihaan Krishna Rohan Siddharth Varun Nikhil Ravi Ashok Arun Kiran Prakash Ganesh
  Harish Priya Pooja Neha Anjali Sunita Anita Kavita Seema Rekha Meena Geeta Radha Lakshmi Jyoti Swati Shweta Deepika Aarti Divya
  Nisha Rani Sneha Shreya Ananya Aishwarya Kavya Diya Isha Ritu Meera Asha Usha Lata Sushma Smita Vandana Madhuri Shilpa Harpreet`,
  // Vietnamese: given names come last.
  `Anh Hương Hạnh Hằng Hiền Hoa Huyền Lan Linh Loan Mai Ngọc Nhung Phương Quỳnh Thảo Thu Thủy Trang Trâm Trinh Tuyết Uyên Vân
  Yến Châu Dung Giang Hà Khánh Ly My Nga Oanh Thanh Thùy Tú Bảo Bình Cường Dũng Duy Đạt Đức Hải Hiếu Hoàng Hùng Huy Khoa Kiên Lâm
  Long Minh Nam Nghĩa Phong Phúc Quân Quang Sơn Tâm Thắng Thành Thiện Thịnh Tiến Toàn Trung Tuấn Tùng Việt Vinh Đăng Khang Khôi`,
  // Indonesian.
  `Siti Sri Dewi Putri Nur Ayu Fitri Rina Ratna Indah Wati Lestari Rini Yuni Maya Intan Kartika Wulan Citra Dian Novi Nurul Eka
  Tri Dwi Agus Budi Bambang Joko Slamet Eko Dedi Hendra Rudi Andi Adi Ahmad Muhammad Arif Bayu Dimas Fajar Galih Hadi Iwan Rizky
  Rizki Reza Sigit Suparno Teguh Wahyu Yanto Yudi Yusuf Made Ketut Nyoman Wayan Komang Putu Gede Kadek Asep Ujang Cahya Irfan Ilham`,
  // Chinese, Japanese and Korean.
  `伟 芳 娜 敏 静 丽 强 磊 洋 艳 勇 军 杰 娟 涛 超 明 霞 秀英 桂英 婷 欣怡 子涵 梓涵 浩然 宇轩 雅婷 怡君 志明 家豪 俊傑 淑芬 美玲 建國 志偉
  翔太 蓮 大翔 悠真 陽翔 湊 健太 拓也 大輔 健一 和也 直樹 誠 浩 太郎 一郎 花子 陽菜 葵 結衣 美咲 さくら 愛 恵 由美子 久美子 裕子 智子 美香 幸子
  민준 서준 도윤 예준 시우 하준 지호 주원 지훈 준서 현우 성민 영수 영호 철수 서연 서윤 지우 서현 하은 민서 지민 수아 지유 채원 영희 은영 미경 지영
  Wei Fang Xin Jing Hui Ming Yan Mei Ling Hao Jie Ying Hiroshi Takashi Kenji Satoshi Yuki Haruto Sota Yuto Akiko Yoko Keiko
  Yumi Naoko Hanako Taro Sakura Aoi Minjun Jiho Seojun Jihoon Hyun Minho Jimin Seoyeon Jiwoo Jiyoung Eunji Minji Yuna Hana`,
];

const keys: ReadonlySet<string> = new Set(givenNames.flatMap((names) => names.split(/\s+/u)).map(wordKey));

/** Whether a word is a common given name in one of the languages. */
export function isGivenName(word: string): boolean {
  return keys.has(wordKey(word));
}
